import { Select as Mantine, type SelectProps } from '@mantine/core'
import { typeToOption } from './type-to-option.ts'

/** One of several options: Mantine's choice with the keys of a browser's own. */
export const Select = (props: SelectProps) => <Mantine onKeyDown={typeToOption} {...props} />
