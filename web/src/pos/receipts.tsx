import { Button, Group, Stack, Text } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { systems } from '@nivas/contract/pos/systems.ts'
import { IconReceipt } from '@tabler/icons-react'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { useReceipt } from '../printing/use-receipt.tsx'
import { anyText } from '../ui/address.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ReceiptNumber } from '../ui/fields/receipt-number.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { useAddress } from '../ui/use-address.ts'
import type { ShopScreen } from './shop-screen.ts'
import { countedPrint } from './till/print-ticket.ts'
import { TicketFacts } from './till/ticket-facts.tsx'
import { ToLookAt } from './till/to-look-at.tsx'

const columns: readonly ServerColumn<typeof calls.tickets>[] = [
  { key: 'receipt_number', title: 'Receipt number', pinned: true },
  { key: 'sold_at', title: 'When', kind: 'moment' },
  { key: 'name', title: 'Satsangi', value: ({ name, cardno }) => name ?? cardno },
  { key: 'ticketamount', title: 'Amount', kind: 'money' },
]

const readers = { number: anyText }

/** The receipts of a shop, without its till: each can be read and printed again. */
export default function Receipts({ shop }: ShopScreen) {
  const [{ number }, change] = useAddress(readers)
  return (
    <>
      <Heading />
      <ServerTable
        call={calls.tickets}
        request={{ systemid: shop }}
        columns={columns}
        name={`receipts-${shop}`}
        label="Receipts"
        rowKey={({ ticketid }) => ticketid}
        rowActions={({ receipt_number }) => [
          { label: 'Receipt', icon: IconReceipt, onClick: () => change({ number: receipt_number }) },
        ]}
        controls={<ReceiptNumber onFind={(found) => change({ number: found })} />}
        empty={{ text: 'What is sold here will be listed.' }}
      />
      {number !== '' && <OneTicket shop={shop} number={number} onClose={() => change({ number: '' })} />}
    </>
  )
}

function OneTicket({ shop, number, onClose }: ShopScreen & { number: string; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const answer = useAnswer(calls.ticket, { systemid: shop, number }, { staleTime: 0 })
  const receipt = useReceipt('Receipt Printed successfully.')
  const ticket = answer.data?.data
  return (
    <Dialog title="Receipt" onClose={onClose}>
      {ticket ? (
        <Stack gap="xs">
          <TicketFacts ticket={ticket} />
          {ticket.refunds.length > 0 && (
            <Text size="sm">{`${t('Given back')}: ${ticket.refunds.join(', ')}`}</Text>
          )}
          <ToLookAt
            ticket={ticket}
            mayLook={may(systems[shop].refund)}
            onLooked={() => void answer.refetch()}
          />
          <RePrint of={receipt} />
          <Group justify="flex-end">
            <Button
              variant="light"
              loading={receipt.printing}
              onClick={() => receipt.print(countedPrint(shop, ticket.ticketid))}
            >
              {t(ticket.prints > 0 ? 'Re-Print' : 'Print Receipt')}
            </Button>
            <Button data-autofocus onClick={onClose}>
              {t('Close')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <FormLoading answer={answer} />
      )}
    </Dialog>
  )
}
