import { Button, Group } from '@mantine/core'
import type { Data } from '@nivas/contract/call.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { systems } from '@nivas/contract/pos/systems.ts'
import { IconReceipt } from '@tabler/icons-react'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { anyText, oneOf } from '../ui/address.ts'
import { ReceiptNumber } from '../ui/fields/receipt-number.tsx'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { useAddress } from '../ui/use-address.ts'
import { OneTicket } from './one-ticket.tsx'
import type { ShopScreen } from './shop-screen.ts'

const columns: readonly ServerColumn<typeof calls.tickets>[] = [
  { key: 'receipt_number', title: 'Receipt number', pinned: true },
  { key: 'sold_at', title: 'When', kind: 'moment' },
  { key: 'name', title: 'Satsangi', value: ({ name, cardno }) => name ?? cardno },
  { key: 'ticketamount', title: 'Amount', kind: 'money' },
]

const readers = { number: anyText, look: oneOf(['', '1']) }

addSingulars({
  '{{count}} receipts_one': '{{count}} receipt',
  '{{count}} receipts to review_one': '{{count}} receipt to review',
})

/** The receipts of a shop for users without its till: all of them, or those that need a look. */
export default function Receipts({ shop }: ShopScreen) {
  const t = useText()
  const may = useMay()
  const [{ number, look }, change] = useAddress(readers)
  const found = useFound<Data<typeof calls.tickets>[number]>()
  const isToLookAt = look !== ''
  return (
    <>
      <Heading
        state={
          <FoundState of={found} text={isToLookAt ? '{{count}} receipts to review' : '{{count}} receipts'} />
        }
      />
      <ServerTable
        call={calls.tickets}
        found={found}
        request={{ systemid: shop, ...(isToLookAt && { look: '1' as const }) }}
        columns={columns}
        name={`receipts-${shop}`}
        label="Receipts"
        rowKey={({ ticketid }) => ticketid}
        rowActions={({ receipt_number }) => [
          { label: 'Receipt', icon: IconReceipt, onClick: () => change({ number: receipt_number }) },
        ]}
        controls={
          <Group align="flex-end" gap="sm">
            <ReceiptNumber onFind={(found) => change({ number: found })} />
            {may(systems[shop].refund) && (
              <Button
                variant={isToLookAt ? 'light' : 'default'}
                aria-pressed={isToLookAt}
                onClick={() => change({ look: isToLookAt ? '' : '1' })}
              >
                {t('To review')}
              </Button>
            )}
          </Group>
        }
        empty={{ text: isToLookAt ? 'No receipts to review.' : 'Items sold appear here.' }}
      />
      {number !== '' && (
        <OneTicket
          shop={shop}
          number={number}
          onShow={(other) => change({ number: other })}
          onClose={() => change({ number: '' })}
        />
      )}
    </>
  )
}
