import { Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { digitsOf, LONGEST_TYPED } from '@nivas/contract/phone-numbers.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { FoundVisitor } from '@nivas/contract/samadh/schemas.ts'
import { useEffect, useRef, useState } from 'react'
import { send } from '../api/client.ts'
import { failureText } from '../api/failure.ts'
import { useAnswer } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { useText } from '../languages/use-text.ts'
import { Autocomplete } from '../ui/fields/autocomplete.tsx'
import { useSuggestions } from '../ui/fields/use-suggestions.ts'

/** The number of digits from which suggestions appear. */
const FROM = 7
/** The pause after typing before suggestions are read, in ms. */
const PAUSE = 200

type Props<V> = {
  form: UseFormReturnType<V>
  value: string
  /** The number of the visitor's card; '' without one. */
  card: string
  /** Called when a suggestion was chosen. */
  onChoose: (visitor: FoundVisitor) => void
}

/** The field for the mobile number, which suggests visitors who came with this number before. */
export function MobileField<V>({ form, value, card, onChoose }: Props<V>) {
  const t = useText()
  const input = form.getInputProps('mobileNumber')
  /** The typed number: suggestions do not appear for a number that a card filled in. */
  const [typed, setTyped] = useState('')
  const [paused] = useDebouncedValue(typed, PAUSE)
  const asked = digitsOf(paused)
  const searches = paused === value && new RegExp(`^\\d{${FROM},12}$`).test(asked)
  const found = useAnswer(calls.mobileSearch, { mobileNo: asked }, { enabled: searches, staleTime: 10_000 })
  const suggestions = searches ? (found.data?.data ?? []) : []
  const list = useSuggestions(
    suggestions.map(({ id }) => `#${id}`),
    searches && found.isError,
  )
  const asking = useRef<AbortController>(undefined)
  // A choice belongs to the visitor of this card: an answer that arrives after the next card is dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next card ends the choice.
  useEffect(() => () => asking.current?.abort(), [card])
  const type = (number: string) => {
    asking.current?.abort()
    setTyped(number)
    // The cast is needed because any form with this field may use the component.
    form.setFieldValue('mobileNumber', number as never)
    form.clearFieldError('mobileNumber')
  }
  const choose = async (id: string) => {
    asking.current?.abort()
    const mine = new AbortController()
    asking.current = mine
    const { signal } = mine
    try {
      const { data } = await send(calls.visitor, { id: Number(id) }, { signal })
      if (signal.aborted) return
      setTyped('')
      onChoose(data)
    } catch (failure) {
      if (!signal.aborted) notify.failure(t(failureText(failure)))
    }
  }
  return (
    <Autocomplete
      size="md"
      label={t('Mobile Number')}
      {...input}
      value={value}
      onChange={(number) => {
        // A chosen suggestion arrives as the id of its visit, which is not a typed number.
        if (suggestions.some(({ id }) => `#${id}` === number)) return
        type(number)
      }}
      onOptionSubmit={(option) => void choose(option.slice(1))}
      {...list}
      renderOption={({ option }) => {
        const one = suggestions.find(({ id }) => `#${id}` === option.value)
        if (!one) return option.value
        return (
          <div>
            <Text size="sm" fw={600}>
              {one.name}
            </Text>
            <Text size="sm" c="dimmed">
              {[one.mobile, one.place].filter(Boolean).join(' · ')}
            </Text>
          </div>
        )
      }}
      maxLength={LONGEST_TYPED}
      inputMode="tel"
      autoComplete="off"
      required
    />
  )
}
