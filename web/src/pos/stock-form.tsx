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

/** The form that corrects the stock of a product to the counted number. */
export function StockForm({ product, onClose }: Props) {
  const t = useText()
  const [stock, setStock] = useState(product.stock_in_hand ?? 0)
  const of = useCallForm({
    call: calls.correctStock,
    schema: CorrectStock,
    draft: {
      name: `correct-stock.${product.id}`,
      title: 'Correct stock',
      detail: product.name,
      seen: ['known_stock'],
    },
    hidden: ['systemid', 'id', 'known_stock'],
    initial: { systemid: product.systemid, id: product.id, counted: '', known_stock: stock, reason: '' },
    makesStale: staleCatalogue,
    // The stock has changed by a sale or delivery. The form shows the new stock, and the count can be sent again.
    onFailure: (failure) => {
      const { stock_in_hand } = refusalData<{ stock_in_hand: number }>(failure)
      if (stock_in_hand === undefined) return
      setStock(stock_in_hand)
      of.form.setFieldValue('known_stock', stock_in_hand)
    },
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
