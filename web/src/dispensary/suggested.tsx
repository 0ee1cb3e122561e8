import type { AutocompleteProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import type { WordKind } from '@nivas/contract/dispensary/schemas.ts'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { Autocomplete } from '../ui/fields/autocomplete.tsx'
import { useSuggestions } from '../ui/fields/use-suggestions.ts'

/** The pause in typing after which suggestions are fetched, in ms. */
const PAUSE = 200

type Props = Omit<AutocompleteProps, 'data' | 'filter'> & { kind: WordKind; value?: string }

/** A field that suggests earlier entries. It takes the result of `form.getInputProps('symptom')`. */
export function Suggested({ kind, value = '', onFocus, onBlur, ...field }: Props) {
  const [isHere, setHere] = useState(false)
  const [begins] = useDebouncedValue(value.trim().slice(0, 200), PAUSE)
  const answer = useAnswer(
    calls.suggestions,
    { kind, begins },
    { enabled: isHere && begins !== '', staleTime: 60_000 },
  )
  const words = begins === '' ? [] : (answer.data?.data ?? [])
  const suggestions = useSuggestions(
    words.filter((word) => word !== value),
    begins !== '' && answer.isError,
  )
  return (
    <Autocomplete
      {...field}
      value={value}
      {...suggestions}
      autoComplete="off"
      onFocus={(event) => {
        setHere(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setHere(false)
        onBlur?.(event)
      }}
    />
  )
}
