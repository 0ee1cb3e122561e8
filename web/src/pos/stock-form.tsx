import { Text, TextInput } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { CorrectStock } from '@nivas/contract/pos/forms.ts'
import type { Product } from '@nivas/contract/pos/schemas.ts'
import { useState } from 'react'
import { refusalData } from '../api/refusal-data.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { piecesInput } from './price-input.ts'
import { staleCatalogue } from './stale.ts'

type Props = { product: Product; onClose: () => void }

/** Corrects the stock of a product to what was counted. */
export function StockForm({ product, onClose }: Props) {
  const t = useText()
  const [stock, setStock] = useState(product.stock_in_hand ?? 0)
  const of = useCallForm({
    call: calls.correctStock,
    schema: CorrectStock,
    hidden: ['systemid', 'id'],
    initial: { systemid: product.systemid, id: product.id, counted: '', reason: '' },
    without: ['known_stock'],
    request: (values) => ({ ...values, known_stock: stock }),
    makesStale: staleCatalogue,
    // Sold or delivered meanwhile: beside the field stands the new stock, with which the count can be sent again.
    onFailure: (failure) =>
      setStock((shown) => refusalData<{ stock_in_hand: number }>(failure).stock_in_hand ?? shown),
    onSuccess: onClose,
  })
  const { form } = of
  return (
    <FormModal of={of} title="Correct stock" submitLabel="Correct stock" size="small" onClose={onClose}>
      <Text>{t('{{name}}: {{count}} in stock.', { name: product.name, count: stock })}</Text>
      <NumberField label={t('Pieces counted')} {...form.getInputProps('counted')} {...piecesInput} required />
      <TextInput label={t('Reason')} {...form.getInputProps('reason')} required maxLength={200} />
    </FormModal>
  )
}
