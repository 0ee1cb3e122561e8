import { type AutocompleteProps, Autocomplete as Mantine } from '@mantine/core'
import { useListOnUse } from './use-list-on-use.ts'

/** Mantine's field that takes any text and suggests some. */
export const Autocomplete = (props: AutocompleteProps) => <Mantine {...props} {...useListOnUse(props)} />
