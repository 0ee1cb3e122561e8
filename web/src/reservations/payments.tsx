import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconCash, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { ServerTable } from '../ui/server-table.tsx'
import type { RowAction } from '../ui/table/types.ts'
import { columns as all } from './columns.tsx'
import { ReservationDetails } from './details.tsx'
import { OpenWork } from './open-work.tsx'
import { usePaymentsShown } from './use-payments-shown.tsx'

const PaymentForm = onDemand(async () => (await import('./payment-form.tsx')).PaymentForm)
const ReceiptsDialog = onDemand(async () => (await import('./receipts.tsx')).ReceiptsDialog)

const columns = [
  all.reference,
  all.applicant,
  all.event,
  all.members,
  all.arrival,
  all.departure,
  all.total,
  all.status,
  all.rooms,
  all.card,
  all.created,
]

/** Lists the reservations whose Bhent is due, the next to arrive first, and those that are PAID. */
export default function Payments() {
  const [paying, setPaying] = useState<Reservation>()
  const [receiptsOf, setReceiptsOf] = useState<Reservation>()
  const { controls, ...shown } = usePaymentsShown()
  const rowActions = (row: Reservation): (RowAction | false)[] => [
    row.status === 'HOLD' && { label: 'Bhent', icon: IconCash, onClick: () => setPaying(row) },
    row.status === 'PAID' && { label: 'Receipts', icon: IconPrinter, onClick: () => setReceiptsOf(row) },
  ]
  return (
    <>
      <Heading state={<OpenWork forCashier />} />
      <ServerTable
        call={calls.list}
        {...shown}
        controls={controls}
        columns={columns}
        name="payments"
        label="Payments"
        rowKey={(row) => row.id}
        atCounter
        expand={(row) => <ReservationDetails reservation={row} withRooms />}
        rowActions={rowActions}
        empty={{ text: 'Reservations that hold rooms appear here, to collect their Bhent.' }}
      />
      {receiptsOf && <ReceiptsDialog reservation={receiptsOf} onClose={() => setReceiptsOf(undefined)} />}
      {paying && <PaymentForm reservation={paying} onClose={() => setPaying(undefined)} />}
    </>
  )
}
