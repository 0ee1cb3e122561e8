import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { SatsangiEntry } from '@nivas/contract/gate/entry.ts'
import { MOST_VISITORS, sameCard, texts } from '@nivas/contract/gate/visitor.ts'
import { isNoCard } from '@nivas/contract/identity/card-number.ts'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useText } from '../languages/use-text.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import { CardInput, type Read, shownCard } from './card-input.tsx'
import { PeopleList } from './people-list.tsx'
import { fullName, type useLookUp } from './use-look-up.ts'

type Props = {
  form: UseFormReturnType<DraftOf<typeof SatsangiEntry>>
  looking: ReturnType<typeof useLookUp>
}

/** Who comes by a card: found ones join the list at once, others as soon as somebody typed their name. */
export function SatsangiList({ form, looking }: Props) {
  const t = useText()
  const card = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  /** Who was not found: the card, until the name is there. */
  const [unknown, setUnknown] = useState<string>()
  const [name, setName] = useState('')
  const [city, setCity] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  /** How many were taken: the field is empty for each. */
  const [taken, setTaken] = useState(0)
  const { members } = form.values
  const full = members.length >= MOST_VISITORS

  const next = () => {
    setUnknown(undefined)
    setName('')
    setTaken((before) => before + 1)
    setTimeout(() => card.current?.focus())
  }
  const add = (member: (typeof members)[number]) => {
    form.insertListItem('members', member)
    form.clearFieldError('members')
    next()
  }
  const read = async ({ number, name: said, city: from }: Read) => {
    setProblem(undefined)
    if (members.some(({ i_card_number }) => sameCard(i_card_number ?? '', number))) {
      setProblem(t(texts.inList))
      return
    }
    const found = isNoCard(number) ? undefined : await looking.lookUp(number)
    if (found)
      return add({
        i_card_number: number,
        name: fullName(found),
        age: found.age,
        phone: found.phone,
        city: found.city,
      })
    setUnknown(number)
    setName(said ?? '')
    setCity(from)
    setTimeout(() => nameField.current?.focus())
  }
  const addUnknown = () => {
    if (unknown === undefined || name.trim() === '') return
    looking.clear()
    add({ i_card_number: unknown, name: name.trim(), age: null, phone: null, city })
  }
  return (
    <>
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <div style={{ flex: 1 }} data-path="members">
          <CardInput
            key={taken}
            ref={card}
            label={t('Satsangi Id Number')}
            onRead={(said) => void read(said)}
            error={problem ?? form.errors.members}
            disabled={full}
          />
        </div>
        {unknown !== undefined && (
          <Group gap="xs" align="flex-end" wrap="nowrap" style={{ flex: 1 }}>
            <TextInput
              ref={nameField}
              size="md"
              style={{ flex: 1 }}
              label={t('Name of {{card}}', { card: shownCard(unknown) })}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') {
                  event.stopPropagation()
                  event.nativeEvent.stopImmediatePropagation()
                  next()
                }
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                addUnknown()
              }}
              maxLength={200}
              autoComplete="off"
            />
            <Button size="md" onClick={addUnknown} leftSection={<IconPlus size="1.1em" />}>
              {t('Add visitor')}
            </Button>
          </Group>
        )}
      </Group>
      {looking.said && unknown !== undefined && (
        <Alert role="alert" color="red" p="xs">
          <Text size="sm">{looking.said}</Text>
        </Alert>
      )}
      <PeopleList
        label="Visitors"
        people={members.map(({ i_card_number, name: called, age }) => ({
          name: called ?? '',
          detail: shownCard(i_card_number),
          age: typeof age === 'number' ? age : null,
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
