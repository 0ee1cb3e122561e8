import { Button, Group, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { OtherEntry } from '@nivas/contract/gate/entry.ts'
import { MOST_VISITORS } from '@nivas/contract/gate/visitor.ts'
import { textOf } from '@nivas/contract/messages.ts'
import { mobile, personName } from '@nivas/contract/people.ts'
import { LONGEST_TYPED, plainNumber } from '@nivas/contract/phone-numbers.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useText } from '../languages/use-text.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import { PeopleList } from './people-list.tsx'

type Props = { form: UseFormReturnType<DraftOf<typeof OtherEntry>>; list: Ref<Companions> }

/** The functions of the list that its form calls. */
export type Companions = {
  /** Adds a typed companion before the form is submitted. Returns false if it is invalid; the fields then show why. */
  settle: () => boolean
}

const wrongIn = (schema: typeof personName, value: string): Text | undefined => {
  const issue = schema.safeParse(value).error?.issues[0]
  return issue && textOf(issue)
}

/** The companions of a non-satsangi, each with name and phone. Enter moves from one to the next. */
export function OtherList({ form, list }: Props) {
  const t = useText()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [wrong, setWrong] = useState<{ name?: Text | undefined; phone?: Text | undefined }>({})
  const nameField = useRef<HTMLInputElement>(null)
  const phoneField = useRef<HTMLInputElement>(null)
  const { members } = form.values

  const add = () => {
    const found = { name: wrongIn(personName, name), phone: wrongIn(mobile, phone) }
    setWrong(found)
    const wrongField = found.name ? nameField : found.phone ? phoneField : undefined
    wrongField?.current?.focus()
    if (wrongField) return false
    form.insertListItem('members', { name: name.trim(), phone: plainNumber(phone) })
    form.clearFieldError('members')
    setName('')
    setPhone('')
    nameField.current?.focus()
    return true
  }
  useImperativeHandle(list, () => ({ settle: () => (name.trim() === '' && phone.trim() === '') || add() }))
  const onEnter = (then: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    then()
  }
  const shown = (text: Text | undefined) => text && t(text)
  return (
    <>
      {/* On a phone the name has a separate line, so that a whole number is visible beside the button. */}
      <Group gap="sm" align="flex-start">
        <TextInput
          ref={nameField}
          size="md"
          style={{ flex: '2 1 12rem' }}
          data-path="members"
          label={t("Companion's name")}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={onEnter(() => phoneField.current?.focus())}
          error={shown(wrong.name) ?? form.errors.members}
          maxLength={200}
          autoComplete="off"
        />
        <TextInput
          ref={phoneField}
          size="md"
          style={{ flex: '1 1 9rem' }}
          label={t('Phone')}
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
          onKeyDown={onEnter(add)}
          error={shown(wrong.phone)}
          maxLength={LONGEST_TYPED}
          inputMode="tel"
          autoComplete="off"
        />
        <Button
          size="md"
          mt="1.6rem"
          variant="light"
          onClick={add}
          disabled={members.length >= MOST_VISITORS}
          leftSection={<IconPlus size="1.1em" />}
        >
          {t('Add visitor')}
        </Button>
      </Group>
      <PeopleList
        label="Visitors"
        people={members.map((one) => ({ name: one.name ?? '', detail: one.phone ?? '' }))}
        onRemove={(at) => {
          form.removeListItem('members', at)
          nameField.current?.focus()
        }}
        empty="Name and phone of each companion; Enter adds one."
      />
    </>
  )
}
