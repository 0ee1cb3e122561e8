import { ActionIcon, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ageOn } from '@nivas/contract/dates.ts'
import { isNoCard } from '@nivas/contract/identity/card-number.ts'
import { registry } from '@nivas/contract/registry/calls.ts'
import { MAX_MEMBERS } from '@nivas/contract/reservations/forms.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { send } from '../api/client.ts'
import { keyOf } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'
import { createFilledIn } from '../ui/form/filled-in.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { type BookingDraft, NOBODY } from './booking-draft.ts'
import classes from './member-list.module.css'

type Props = { form: UseFormReturnType<BookingDraft> }

/** The members: 1 to 20 people. A card's number is looked up, and fills in name and age. */
export function MemberList({ form }: Props) {
  const t = useText()
  const { lookUp, removed } = useLookUp(form)
  const { members } = form.values
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text fw={600}>{t('Members')}</Text>
        <Text size="sm" c="dimmed">
          {t('Enter NA for who has no I-Card')}
        </Text>
      </Group>
      {members.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row are known by its place.
        <div key={at} className={classes.row}>
          <TextInput
            label={t('I-Card number')}
            {...form.getInputProps(`members.${at}.i_card_number`)}
            onBlur={(event) => void lookUp(at, event.currentTarget.value)}
            onKeyDown={(event) => {
              // A scanner ends a number with Enter: that looks it up, and does not submit the form.
              if (event.key !== 'Enter') return
              event.preventDefault()
              void lookUp(at, event.currentTarget.value)
            }}
            required
          />
          <NameInput label={t('Name')} {...form.getInputProps(`members.${at}.name`)} required />
          <NumberInput
            label={t('Age')}
            {...form.getInputProps(`members.${at}.age`)}
            min={0}
            max={130}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            required
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            className={classes.remove}
            aria-label={t('Remove member {{number}}', { number: at + 1 })}
            disabled={members.length === 1}
            onClick={() => {
              form.removeListItem('members', at)
              removed(at)
            }}
          >
            <IconTrash size="1.1em" />
          </ActionIcon>
        </div>
      ))}
      {form.errors.members && (
        <Text size="sm" c="red" role="alert">
          {form.errors.members}
        </Text>
      )}
      <Group>
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconPlus size="1.1em" />}
          disabled={members.length >= MAX_MEMBERS}
          onClick={() => form.insertListItem('members', { ...NOBODY })}
        >
          {t('Add member')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Fills name and age of a member from the registry; another card in the row empties them first. */
function useLookUp({ getValues, setFieldValue }: Props['form']) {
  const answers = useQueryClient()
  const today = useVenue()?.today
  const people = useRef<ReturnType<typeof createFilledIn>[]>([])

  /** The member of a row; its place changes when a row above is removed. */
  const personAt = (row: number) => {
    const known = people.current[row]
    if (known) return known
    const at = () => people.current.indexOf(person)
    const person = createFilledIn({
      empty: { name: '', age: '' },
      read: (field) => getValues().members[at()]?.[field as 'name' | 'age'],
      write: (field, value) => at() >= 0 && setFieldValue(`members.${at()}.${field}`, value as never),
    })
    people.current[row] = person
    return person
  }
  const lookUp = async (row: number, typed: string) => {
    const id_card_no = typed.trim()
    const fill = personAt(row).scanned(id_card_no || undefined)
    if (isNoCard(id_card_no)) return
    const found = await answers
      .fetchQuery({
        queryKey: keyOf(registry.findCustomer, { id_card_no }),
        queryFn: () => send(registry.findCustomer, { id_card_no }),
        staleTime: 60_000,
      })
      .catch(() => undefined)
    const customer = found?.data[0]
    if (!customer) return
    const { main_name, dob } = customer
    fill({ name: main_name, age: dob && today ? ageOn(dob, today) : '' })
  }
  return { lookUp, removed: (row: number) => void people.current.splice(row, 1) }
}
