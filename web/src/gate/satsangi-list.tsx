import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { SatsangiFields } from '@nivas/contract/gate/entry.ts'
import { MOST_VISITORS, texts } from '@nivas/contract/gate/visitor.ts'
import { isNoCard, sameCard } from '@nivas/contract/identity/card-number.ts'
import { IconPlus } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../languages/use-text.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import { shownCard } from '../ui/scan/shown-card.ts'
import { CardInput, type Read } from '../ui/visits/card-input.tsx'
import { fullName, type useSatsangi } from './find-satsangi.ts'
import { PeopleList } from './people-list.tsx'

type Props = {
  form: UseFormReturnType<DraftOf<typeof SatsangiFields>>
  looking: ReturnType<typeof useSatsangi>
  /** The field of the scan. */
  card: RefObject<HTMLInputElement | null>
}

type Member = DraftOf<typeof SatsangiFields>['members'][number]

/** Their number was an identity number, which no draft stores. */
export const lacksCard = ({ i_card_number }: Pick<Member, 'i_card_number'>): boolean => i_card_number === ''

const nameOf = ({ name }: Pick<Member, 'name'>): string => (name ?? '').trim().toLowerCase()

/** A card that was not found, until its holder's name is typed. */
type Unknown = { number: string; name: string; city: string | null; why: string | undefined }

/** Visitors with a card: a card that is found joins the list at once, others when the name is typed. */
export function SatsangiList({ form, looking, card }: Props) {
  const t = useText()
  const nameField = useRef<HTMLInputElement>(null)
  const [unknown, setUnknown] = useState<readonly Unknown[]>([])
  const [error, setError] = useState<string>()
  const [asked] = unknown
  const { members } = form.values
  const full = members.length >= MOST_VISITORS
  const takeInTurn = useTurns<Read>((read) => take(read))

  /** An unknown card's name has to be typed before the next card. */
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
    const isThisCard = ({ i_card_number }: { i_card_number: string | null }) =>
      sameCard(i_card_number ?? '', number)
    if (form.getValues().members.some(isThisCard)) return setError(t(texts.inList))
    const { found, why } = isNoCard(number) ? {} : await looking.lookUp(number)
    if (found) {
      const { age, phone, city: from } = found
      add({ i_card_number: number, name: fullName(found), age, phone, city: from })
      return focusNext()
    }
    setUnknown((before) => [
      ...before.filter((one) => !sameCard(one.number, number)),
      { number, name: name ?? '', city, why },
    ])
    focusNext()
  }
  const setName = (name: string) =>
    setUnknown(([first, ...others]) => (first ? [{ ...first, name }, ...others] : []))
  const dropFirst = () => {
    setUnknown(unknown.slice(1))
    focusNext()
  }
  const addFirst = () => {
    if (!asked || asked.name.trim() === '') return
    add({ i_card_number: asked.number, name: asked.name.trim(), age: null, phone: null, city: asked.city })
    dropFirst()
  }
  return (
    <>
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <div style={{ flex: 1 }} data-path="members">
          <CardInput
            ref={card}
            label={t('Satsangi Id Number')}
            onRead={(read) => {
              setError(undefined)
              takeInTurn(read)
            }}
            error={error ?? form.errors.members}
            disabled={full}
          />
        </div>
        {asked && (
          <Group gap="xs" align="flex-end" wrap="nowrap" style={{ flex: 1 }}>
            <TextInput
              ref={nameField}
              size="md"
              style={{ flex: 1 }}
              label={t('Name of {{card}}', { card: shownCard(asked.number) })}
              value={asked.name}
              onChange={(event) => setName(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') dropFirst()
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                addFirst()
              }}
              // Escape drops this card, and leaves the dialog open.
              data-mantine-stop-propagation="true"
              maxLength={200}
              autoComplete="off"
            />
            <Button size="md" onClick={addFirst} leftSection={<IconPlus size="1.1em" />}>
              {t('Add visitor')}
            </Button>
          </Group>
        )}
      </Group>
      {asked?.why && (
        <Alert role="alert" color="red" p="xs">
          <Text size="sm">{asked.why}</Text>
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

/**
 * Runs `take` for one card after the other, in their order: a scanner is faster than the answer for the card
 * before. A form that is closed or restarted drops the rest.
 */
function useTurns<T>(take: (one: T) => Promise<unknown>): (one: T) => void {
  const latest = useRef(take)
  const turns = useRef<Promise<unknown>>(Promise.resolve())
  const here = useRef(true)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return (one) => {
    turns.current = turns.current.then(() => (here.current ? latest.current(one) : undefined))
  }
}
