import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { piecesInput } from './price-input.ts'

type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: forms with different values use this; it needs only two fields.
  of: UseFormReturnType<any>
  stock: number | null | undefined
  isNew: boolean
}

/** The field for the stock of a new product, or for an addition to the stock of an existing one. */
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
