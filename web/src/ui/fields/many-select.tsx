import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { selectTyped, takeTyped } from './take-typed.ts'
import { useListOnUse } from './use-list-on-use.ts'

/** A choice of several values. Typed text selects an option, and Enter takes it, as in a choice of one value. */
export const ManySelect = (props: Omit<MultiSelectProps, 'searchable' | 'onInput' | 'onKeyDown'>) => (
  <MultiSelect {...props} {...useListOnUse(props)} searchable onInput={selectTyped} onKeyDown={takeTyped} />
)
