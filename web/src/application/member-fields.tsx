import { Button, Fieldset, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { useText } from '../languages/use-text.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import classes from './application.module.css'
import { type ApplicationDraft, EMPTY_MEMBER } from './draft.ts'

/** The specification's limit for an application. */
const MOST = 20

/** The members: up to 20 people, one below the other. */
export function MemberFields({ form }: { form: UseFormReturnType<ApplicationDraft> }) {
  const t = useText()
  const members = form.values.members ?? []
  const list = useRef<HTMLDivElement>(null)
  const count = useRef(members.length)
  useEffect(() => {
    // When a member is added, their name gets the focus.
    if (members.length > count.current)
      list.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus()
    count.current = members.length
  }, [members.length])

  return (
    <Stack ref={list} gap="sm">
      <Title order={2}>{t('Members')}</Title>
      <Text c="dimmed">
        {t('Everyone who will stay, including you: at most {{count}} people.', { count: MOST })}{' '}
        {t('Enter NA for members without an I-Card')}
      </Text>
      {members.map((_, at) => (
        <Fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a member are identified by index.
          key={at}
          variant="unstyled"
          className={classes.member}
          legend={t('Member {{number}}', { number: at + 1 })}
        >
          <Stack gap="xs">
            <NameInput
              label={t('Name')}
              autoComplete="off"
              {...form.getInputProps(`members.${at}.name`)}
              required
            />
            <SimpleGrid cols={2} spacing="sm" className={classes.stacked}>
              <Age form={form} at={at} />
              <TextInput
                label={t('I-Card number')}
                autoComplete="off"
                autoCapitalize="characters"
                {...form.getInputProps(`members.${at}.i_card_number`)}
                required
              />
            </SimpleGrid>
            <Button
              variant="subtle"
              size="compact-md"
              color="red"
              className={classes.remove}
              onClick={() => {
                form.removeListItem('members', at)
                // If the list was full, the button is disabled until the list has rendered.
                setTimeout(() => list.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus())
              }}
            >
              {t('Remove member {{number}}', { number: at + 1 })}
            </Button>
          </Stack>
        </Fieldset>
      ))}
      {form.errors.members && (
        <Text c="red" role="alert">
          {form.errors.members}
        </Text>
      )}
      <Button
        variant="light"
        data-add
        disabled={members.length >= MOST}
        onClick={() => form.insertListItem('members', { ...EMPTY_MEMBER })}
      >
        {t('Add member')}
      </Button>
    </Stack>
  )
}

/** The field for an age: a number for the schema, with the numeric keyboard. */
function Age({ form, at }: { form: UseFormReturnType<ApplicationDraft>; at: number }) {
  const t = useText()
  const path = `members.${at}.age`
  const { value, onChange: _, ...props } = form.getInputProps(path)
  return (
    <TextInput
      label={t('Age')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      {...props}
      value={String(value ?? '')}
      onChange={(event) => {
        const typed = event.currentTarget.value.replace(/\D/g, '')
        form.setFieldValue(path, typed === '' ? '' : Number(typed))
      }}
      required
    />
  )
}
