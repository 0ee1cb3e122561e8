import { ActionIcon, Button, Group, Stack, Title } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { Price, Product, StockKind, StockRow } from '@nivas/contract/pos/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconClipboardCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { KeepOpen } from '../ui/keep-open.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { StockForm } from './stock-form.tsx'
import type { useTakeBack } from './use-take-back.ts'

type Props = { product: Product; taking: ReturnType<typeof useTakeBack>; onClose: () => void }

const stockKindNames: Record<StockKind, PlainKey> = {
  OPENING: 'First stock',
  SALE: 'Sold',
  REFUND: 'Returned',
  ADDITION: 'Added',
  CORRECTION: 'Corrected',
  COUNTED: 'Sold before the count',
}

/**
 * The prices of a product by day, of which planned ones can be taken back, and the movements of its stock. The form
 * that corrects the stock replaces this dialog.
 */
export function ProductHistory({ product, taking, onClose }: Props) {
  const t = useText()
  const [correcting, setCorrecting] = useState(false)
  const today = useVenue()?.today ?? ''
  const of = { systemid: product.systemid, id: product.id }
  const prices = useAnswer(calls.prices, of)
  const stock = useAnswer(calls.stockRows, of, { enabled: product.stock_in_hand !== null })
  if (correcting) return <StockForm product={product} onClose={onClose} />
  const priceColumns: readonly Column<Price>[] = [
    { key: 'from', title: 'From', kind: 'day' },
    { key: 'price', title: 'Sell Price', kind: 'money' },
    { key: 'costprice', title: 'Cost Price', kind: 'money' },
    { key: 'by', title: 'Entered by' },
    {
      key: 'remove',
      title: 'Take back',
      value: () => null,
      render: (price) =>
        price.from > today && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('Take back the price {{price}} from {{day}}', {
              price: { rupees: price.price },
              day: { day: price.from },
            })}
            loading={taking.pending}
            onClick={() => void taking.takeBack(product, price, prices.data?.data ?? [])}
          >
            <IconTrash size="1.1em" />
          </ActionIcon>
        ),
    },
  ]
  const stockColumns: readonly Column<StockRow>[] = [
    { key: 'at', title: 'When', kind: 'moment' },
    { key: 'kind', title: 'What', value: ({ kind }) => t(stockKindNames[kind]) },
    { key: 'qty', title: 'Pieces', kind: 'number' },
    { key: 'reason', title: 'Reason' },
    { key: 'by', title: 'By' },
  ]
  return (
    <Dialog title="Prices and stock" size="wide" onClose={onClose}>
      <KeepOpen when={taking.pending} />
      <Stack gap="xs">
        <Title order={3}>{product.name}</Title>
        {hasFailed(prices) ? (
          <LoadFailure of={prices} />
        ) : (
          <SmallTable
            label="Prices"
            columns={priceColumns}
            rows={prices.data?.data}
            rowKey={({ from }) => from}
          />
        )}
        {product.stock_in_hand !== null && (
          <>
            <Group justify="space-between">
              <Title order={3}>
                {t('{{name}}: {{count}} in stock.', { name: product.name, count: product.stock_in_hand })}
              </Title>
              <Button
                variant="default"
                leftSection={<IconClipboardCheck size="1.1em" />}
                onClick={() => setCorrecting(true)}
              >
                {t('Correct stock')}
              </Button>
            </Group>
            {hasFailed(stock) ? (
              <LoadFailure of={stock} />
            ) : (
              <SmallTable
                label="Stock"
                columns={stockColumns}
                rows={stock.data?.data}
                rowKey={({ id }) => id}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}
