import { Select as Mantine, type SelectProps } from '@mantine/core'
import { typeToOption } from './type-to-option.ts'
import { useListOnUse } from './use-list-on-use.ts'

/** Mantine's choice of one option, with the keys of a native <select>. */
export const Select = (props: SelectProps) => (
  <Mantine onKeyDown={typeToOption} {...props} {...useListOnUse(props)} />
)
