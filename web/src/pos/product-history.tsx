import { ActionIcon, Stack, Title } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { Price, Product, StockKind, StockRow } from '@nivas/contract/pos/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconTrash } from '@tabler/icons-react'
import { useAnswer, useCall } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { staleCatalogue } from './stale.ts'

type Props = { product: Product; onClose: () => void }

const stockKindNames: Record<StockKind, PlainKey> = {
  OPENING: 'First stock',
  SALE: 'Sold',
  REFUND: 'Brought back',
  ADDITION: 'Added',
  CORRECTION: 'Corrected',
}

/** The prices of a product by day, which of them may be taken back, and the movements of its stock. */
export function ProductHistory({ product, onClose }: Props) {
  const t = useText()
  const today = useVenue()?.today ?? ''
  const of = { systemid: product.systemid, id: product.id }
  const prices = useAnswer(calls.prices, of)
  const stock = useAnswer(calls.stockRows, of, { enabled: product.stock_in_hand !== null })
  const removal = useCall(calls.removePrice, { makesStale: staleCatalogue })
  const priceColumns: readonly Column<Price>[] = [
    { key: 'from', title: 'From', kind: 'day' },
    { key: 'price', title: 'Sell Price', kind: 'money' },
    { key: 'costprice', title: 'Cost Price', kind: 'money' },
    { key: 'by', title: 'Entered by' },
    {
      key: 'remove',
      title: 'Take back',
      value: () => null,
      render: ({ from }) =>
        from > today && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('Take this price back')}
            loading={removal.isPending}
            onClick={() => removal.mutate({ ...of, from })}
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
      <Stack gap="xs">
        <Title order={3}>{product.name}</Title>
        <LocalTable
          rows={prices}
          columns={priceColumns}
          name="product-prices"
          label="Prices"
          persons={false}
          rowKey={({ from }) => from}
          empty={{ text: 'The prices of this product will be here.' }}
        />
        {product.stock_in_hand !== null && (
          <LocalTable
            rows={stock}
            columns={stockColumns}
            name="product-stock"
            label="Stock"
            persons={false}
            rowKey={({ id }) => id}
            empty={{ text: 'What comes in and goes out of this product will be here.' }}
          />
        )}
      </Stack>
    </Dialog>
  )
}
