import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useState } from 'react'
import classes from './hindi-input.module.css'
import { useSuggestions } from './use-suggestions.ts'

type Props = Omit<AutocompleteProps, 'data' | 'filter'> & {
  /** A text that gets no suggestions any more. */
  quietFor?: string | undefined
}

/**
 * The suggestions stand beside the field, where readers of the page find them. Leaving the field closes them: a press outside
 * that closed them would move the button under the finger before the press ends.
 */
const besideTheField = { withinPortal: false, clickOutsideEvents: [] }

/**
 * A field for Hindi: Latin letters that are typed bring Devanagari words to choose from. They go with Escape, and when the
 * field is left. What is typed stays as it is unless a word is chosen.
 */
export function HindiInput({ value = '', onChange, quietFor, ...props }: Props) {
  const [isHere, setHere] = useState(false)
  const suggestions = useSuggestions(value, isHere && value !== quietFor)
  return (
    <Autocomplete
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      // Five never scroll.
      comboboxProps={besideTheField}
      withScrollArea={false}
      classNames={{ dropdown: classes.words }}
      value={value}
      data={suggestions}
      // They were made for this input.
      filter={({ options }) => options}
      onFocus={(event) => {
        setHere(true)
        props.onFocus?.(event)
      }}
      onBlur={(event) => {
        setHere(false)
        props.onBlur?.(event)
      }}
      onChange={(typed) => onChange?.(typed)}
    />
  )
}
