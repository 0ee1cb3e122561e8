import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { piecesInput } from './price-input.ts'

type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: the form's values are its own; two of its fields are used.
  of: UseFormReturnType<any>
  stock: number | null | undefined
  isNew: boolean
}

/** The stock of a new product, or what is added to that of a known one. */
export function StockFields({ of: form, stock, isNew }: Props) {
  const t = useText()
  if (isNew)
    return (
      <NumberField label={t('Current Stock')} {...form.getInputProps('stock_in_hand')} {...piecesInput} />
    )
  return (
    <>
      <TextInput label={t('Current Stock')} value={stock ?? 0} readOnly />
      <NumberField label={t('Add Stock')} {...form.getInputProps('addstock')} {...piecesInput} />
    </>
  )
}
