import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MAX_MEMBERS } from '@nivas/contract/reservations/forms.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../languages/use-text.ts'
import { Announced } from '../ui/announced.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { whole } from '../ui/fields/whole.ts'
import { createFilledIn } from '../ui/form/filled-in.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { type BookingDraft, EMPTY_MEMBER } from './booking-draft.ts'
import { useFindHolder } from './find-holder.ts'
import { lookUpAtEnter } from './look-up-at-enter.ts'
import classes from './member-list.module.css'

type Props = {
  form: UseFormReturnType<BookingDraft>
  /** Called when the first member was removed, so that a different person is first. */
  onRemoved: () => void
}

/**
 * The members: 1 to 20 people. A card number is looked up and fills in name and age; Enter then focuses the next empty
 * field. A new row gets the focus.
 */
export function MemberList({ form, onRemoved }: Props) {
  const t = useText()
  const { lookUp, removed, unanswered } = useLookUp(form)
  const { members } = form.values
  const rows = useRef<HTMLDivElement>(null)
  /** The last change of the rows: 'added', or the index of the row that was removed. */
  const change = useRef<'added' | number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the new row is there, or the removed one is gone.
  useEffect(() => {
    const done = change.current
    change.current = undefined
    const all = [...(rows.current?.querySelectorAll('[data-member]') ?? [])]
    if (done === 'added') return all.at(-1)?.querySelector('input')?.focus()
    if (done === undefined) return
    const beside = all[Math.min(done, all.length - 1)]?.querySelector<HTMLElement>('[data-remove]:enabled')
    const next = beside ?? rows.current?.querySelector<HTMLElement>('[data-add]')
    next?.focus()
  }, [members.length])
  return (
    <Stack gap="xs" ref={rows}>
      <Group justify="space-between">
        <Text fw={600}>{t('Members')}</Text>
        <Text size="sm" c="dimmed">
          {t('Enter NA for members without an I-Card')}
        </Text>
      </Group>
      {members.map((_, at) => (
        // The group's name tells screen readers which member the fields belong to.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not take the layout of a row.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the form knows the fields of a row by its index.
          key={at}
          className={classes.row}
          data-member
          role="group"
          aria-label={t('Member {{number}}', { number: at + 1 })}
        >
          <TextInput
            label={t('I-Card number')}
            {...form.getInputProps(`members.${at}.i_card_number`)}
            onBlur={(event) => void lookUp(at, event.currentTarget.value)}
            onKeyDown={lookUpAtEnter((typed) => lookUp(at, typed))}
            required
          />
          <NameInput label={t('Name')} {...form.getInputProps(`members.${at}.name`)} required />
          <NumberField
            label={t('Age')}
            {...form.getInputProps(`members.${at}.age`)}
            min={0}
            max={130}
            {...whole}
            hideControls
            required
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            className={classes.remove}
            data-remove
            aria-label={t('Remove member {{number}}', { number: at + 1 })}
            disabled={members.length === 1}
            onClick={() => {
              change.current = at
              form.removeListItem('members', at)
              removed(at)
              if (at === 0) onRemoved()
            }}
          >
            <IconTrash size="1.1em" />
          </ActionIcon>
        </div>
      ))}
      <Announced gap="xs">
        {unanswered !== '' && members.some(({ i_card_number }) => i_card_number?.trim() === unanswered) && (
          <Text size="sm">
            {t('The card {{card}} could not be looked up. Please enter the data.', { card: unanswered })}
          </Text>
        )}
      </Announced>
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
          data-add
          disabled={members.length >= MAX_MEMBERS}
          onClick={() => {
            change.current = 'added'
            form.insertListItem('members', { ...EMPTY_MEMBER })
          }}
        >
          {t('Add member')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Fills name and age of a member from the registry. A new card in the row first empties the values of the old one. */
function useLookUp({ getValues, setFieldValue }: Props['form']) {
  const findHolder = useFindHolder()
  const people = useRef<ReturnType<typeof createFilledIn>[]>([])
  /** The last card, if its look-up failed. Its row may since have a different card, or be removed. */
  const [unanswered, setUnanswered] = useState('')

  /** Returns the filled-in fields of a row's member; the member's index changes when a row above is removed. */
  const personAt = (row: number) => {
    const known = people.current[row]
    if (known) return known
    const at = () => people.current.indexOf(person)
    // TypeScript cannot derive the type of a field from a path that is built at run time.
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
    const holder = await findHolder(id_card_no).catch(() => 'unanswered' as const)
    if (holder === 'unanswered') return setUnanswered(id_card_no)
    setUnanswered('')
    // The fields must be rendered before Enter focuses the next empty one.
    if (holder) flushSync(() => fill({ name: holder.main_name, age: holder.age }))
  }
  return { lookUp, unanswered, removed: (row: number) => void people.current.splice(row, 1) }
}
