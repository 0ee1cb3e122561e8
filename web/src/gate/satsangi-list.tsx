import { ActionIcon, Alert, Button, Group, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { SatsangiFields } from '@nivas/contract/gate/entry.ts'
import { MOST_VISITORS, texts } from '@nivas/contract/gate/visitor.ts'
import { isNoCard, sameCard } from '@nivas/contract/identity/card-number.ts'
import type { PlainKey, Wording } from '@nivas/contract/texts.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { useText } from '../languages/use-text.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import { shownCard } from '../ui/scan/shown-card.ts'
import { CardInput, type Read } from '../ui/visits/card-input.tsx'
import { fullName, type useSatsangi } from './find-satsangi.ts'
import { PeopleList } from './people-list.tsx'
import { useInOrder } from './use-in-order.ts'

type Props = {
  form: UseFormReturnType<DraftOf<typeof SatsangiFields>>
  looking: ReturnType<typeof useSatsangi>
  /** The field for scans. */
  card: RefObject<HTMLInputElement | null>
  /** Called with a card that was scanned or typed. */
  onRead: (read: Read) => void
  list: Ref<CardList>
}

/** The functions of the list that its form calls. */
export type CardList = {
  read: (read: Read) => void
  /**
   * Adds every card to the list before the form is submitted. Returns false if a name is missing; its field says so.
   */
  settle: () => Promise<boolean>
}

type Member = DraftOf<typeof SatsangiFields>['members'][number]

/** Whether a member restored from a draft lacks the card: it was an identity number, which drafts do not store. */
export const lacksCard = ({ i_card_number }: Pick<Member, 'i_card_number'>): boolean => i_card_number === ''

const nameOf = ({ name }: Pick<Member, 'name'>): string => (name ?? '').trim().toLowerCase()

/** A card that was not found and waits for its holder's name. */
type Unknown = { number: string; name: string; city: string | null; why: Wording | undefined }

/** The visitors with cards. A card that is found joins the list; an unknown one joins when its name is typed. */
export function SatsangiList({ form, looking, card, onRead, list }: Props) {
  const t = useText()
  const nameField = useRef<HTMLInputElement>(null)
  const [unknown, showUnknown] = useState<readonly Unknown[]>([])
  /** The latest value of `unknown`, for a form that is submitted before the list has rendered. */
  const unknownNow = useRef(unknown)
  const [error, setError] = useState<PlainKey>()
  const [nameless, setNameless] = useState(false)
  const [asked] = unknown
  const { members } = form.values
  const full = members.length >= MOST_VISITORS
  const { takeInOrder, settled } = useInOrder<Read>((read) => take(read))

  /** Focuses the name of an unknown card or, without one, the field for the next card. */
  const focusNext = () => setTimeout(() => (nameField.current ?? card.current)?.focus())
  const add = (member: Member) => {
    const again = form
      .getValues()
      .members.findIndex((one) => lacksCard(one) && nameOf(one) === nameOf(member))
    if (again >= 0) form.setFieldValue(`members.${again}.i_card_number`, member.i_card_number)
    else form.insertListItem('members', member)
    form.clearFieldError('members')
  }
  async function take({ number, name, city }: Read) {
    const isThisCard = (one: Pick<Member, 'i_card_number' | 'name'>) =>
      sameCard({ number: one.i_card_number ?? '', name: one.name }, { number, name })
    if (form.getValues().members.some(isThisCard)) return setError(texts.inList)
    const { found, why } = isNoCard(number) ? {} : await looking.lookUp(number)
    if (found) {
      const { age, phone, city: from } = found
      add({ i_card_number: number, name: fullName(found), age, phone, city: from })
      return focusNext()
    }
    setUnknown([
      ...unknownNow.current.filter((one) => !sameCard(one, { number, name })),
      { number, name: name ?? '', city, why },
    ])
    focusNext()
  }
  function setUnknown(now: readonly Unknown[]) {
    unknownNow.current = now
    showUnknown(now)
    setNameless(false)
  }
  const setName = (name: string) => {
    const [first, ...others] = unknownNow.current
    if (first) setUnknown([{ ...first, name }, ...others])
  }
  const dropFirst = () => {
    setUnknown(unknownNow.current.slice(1))
    focusNext()
  }
  /** Adds the first unknown card if its name is typed; returns whether it did. */
  const addFirst = (): boolean => {
    const [first] = unknownNow.current
    if (!first || first.name.trim() === '') return false
    add({ i_card_number: first.number, name: first.name.trim(), age: null, phone: null, city: first.city })
    dropFirst()
    return true
  }
  const settle = async () => {
    if (!(await settled())) return false
    while (addFirst());
    const isComplete = unknownNow.current.length === 0
    setNameless(!isComplete)
    if (!isComplete) focusNext()
    return isComplete
  }
  const read = (one: Read) => {
    setError(undefined)
    takeInOrder(one)
  }
  useImperativeHandle(list, () => ({ read, settle }))
  return (
    <>
      {/* On a phone the name wraps to a separate line. */}
      <Group gap="sm" align="flex-start">
        <div style={{ flex: '1 1 14rem' }} data-path="members">
          <CardInput
            ref={card}
            label={t('Satsangi Id Number')}
            onRead={onRead}
            error={error ? t(error) : form.errors.members}
            disabled={full}
          />
        </div>
        {asked && (
          <UnknownCard
            card={asked}
            field={nameField}
            isNameless={nameless}
            onName={setName}
            onAdd={addFirst}
            onRemove={dropFirst}
          />
        )}
      </Group>
      {asked?.why && (
        <Alert role="alert" color="red" p="xs">
          <Text size="sm">{t(asked.why)}</Text>
        </Alert>
      )}
      <PeopleList
        label="Visitors"
        people={members.map((member, at) => ({
          name: member.name ?? '',
          detail: lacksCard(member) ? t('Scan the card again') : shownCard(member.i_card_number),
          age: typeof member.age === 'number' ? member.age : null,
          path: `members.${at}.i_card_number`,
        }))}
        onRemove={(at) => {
          form.removeListItem('members', at)
          card.current?.focus()
        }}
        empty="Scan a card, or type its number and press Enter."
      />
    </>
  )
}

type UnknownProps = {
  card: Unknown
  /** The field for the name. */
  field: RefObject<HTMLInputElement | null>
  /** Whether the entry was submitted without the name. */
  isNameless: boolean
  onName: (name: string) => void
  onAdd: () => void
  onRemove: () => void
}

/** A card that was not found, and the field for its name, with which it joins the list. */
function UnknownCard({ card, field, isNameless, onName, onAdd, onRemove }: UnknownProps) {
  const t = useText()
  const number = shownCard(card.number)
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap" style={{ flex: '1 1 20rem' }}>
      <TextInput
        ref={field}
        size="md"
        style={{ flex: 1 }}
        label={t('Name of {{card}}', { card: number })}
        value={card.name}
        error={isNameless && t('Please type the name on this card, or remove the card')}
        onChange={(event) => onName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onRemove()
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onAdd()
        }}
        // Escape removes this card and must not close the dialog.
        data-mantine-stop-propagation="true"
        maxLength={200}
        autoComplete="off"
      />
      <Button size="md" mt="1.6rem" onClick={onAdd} leftSection={<IconPlus size="1.1em" />}>
        {t('Add visitor')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="red"
        size="xl"
        mt="1.6rem"
        aria-label={t('Remove {{name}}', { name: number })}
        onClick={onRemove}
      >
        <IconTrash size="1.1em" />
      </ActionIcon>
    </Group>
  )
}
