import { Switch } from '@mantine/core'
import { elapsed } from '@nivas/contract/elapsed.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import type { PendingVisitor } from '@nivas/contract/gate/schemas.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '../app/session.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { oneOf } from '../ui/address.ts'
import { onDemand } from '../ui/on-demand.tsx'
import type { ServerColumn } from '../ui/server-table.tsx'
import { useAddress } from '../ui/use-address.ts'
import { ElapsedBadge } from '../ui/visits/elapsed-badge.tsx'
import { PendingGrid } from '../ui/visits/pending-grid.tsx'
import { useGateExit } from './use-gate-exit.ts'
import { useGateReceipt } from './use-gate-receipt.ts'

const CorrectEntry = onDemand(async () => (await import('./correct-entry.tsx')).CorrectEntry)

const columns: readonly ServerColumn<typeof calls.pending>[] = [
  { key: 'name', title: 'Visitor Name', filter: 'text', pinned: true },
  {
    key: 'entered_at',
    title: 'Time Elapsed',
    sortable: true,
    value: (row) => row.timeElapsed,
    render: (row) => <ElapsedBadge row={row} />,
  },
  {
    key: 'overdue',
    title: 'Overdue for',
    align: 'right',
    value: ({ overdueMinutes }) => (overdueMinutes === null ? '' : elapsed(overdueMinutes)),
    filter: {
      options: [
        { value: 'true', label: 'Overdue' },
        { value: 'false', label: 'Not overdue' },
      ],
    },
  },
  { key: 'people', title: 'People', kind: 'number' },
  { key: 'mobile', title: 'Visitor Mobile', value: (row) => row.visit_purpose.visitormobile },
  { key: 'visitingname', title: 'Satsangi Visiting', value: (row) => row.visit_purpose.visitingname },
  { key: 'houseno', title: 'Quarter No', value: (row) => row.visit_purpose.houseno },
  { key: 'satsangofficial', title: 'Satsang official', value: (row) => row.visit_purpose.satsangofficial },
  { key: 'otherpurpose', title: 'Other Purpose', value: (row) => row.visit_purpose.otherpurpose },
  {
    key: 'issatsangi',
    title: 'Satsangi',
    filter: {
      options: [
        { value: 'true', label: 'Satsangi' },
        { value: 'false', label: 'Non-satsangi' },
      ],
    },
  },
  {
    key: 'purpose',
    title: 'Purpose of visit',
    kind: 'name',
    value: (row) => row.purpose,
    hiddenAtFirst: true,
  },
  { key: 'gate', title: 'Gate', kind: 'name', value: (row) => row.gate?.name, hiddenAtFirst: true },
  { key: 'ticket', title: 'Ticket', value: (row) => row.id, kind: 'number', hiddenAtFirst: true },
]

/** `guests` also shows guests who stay for days, which the dashboard counts and the search finds. */
const readers = { guests: oneOf(['', 'true']) }

const withoutGuests = {
  request: { staying: 'false' },
  counts: '{{count}} entries inside without guests who stay overnight',
} as const
addSingulars({
  '{{count}} entries inside without guests who stay overnight_one':
    '{{count}} entry inside without guests who stay overnight',
})

/** The visitors inside, the longest first. Guests who stay for days are shown on request. */
export default function PendingVisitors() {
  const t = useText()
  const may = useMay()
  const [{ guests }, change] = useAddress(readers)
  const [correcting, setCorrecting] = useState<PendingVisitor>()
  return (
    <>
      <PendingGrid
        call={calls.pending}
        {...(guests !== 'true' && withoutGuests)}
        columns={columns}
        name="gate-pending-visitors"
        exits={useGateExit()}
        mayExit={may(calls.exit.permission)}
        printing={useGateReceipt()}
        mayPrint={may(calls.printReceipt.permission)}
        action={
          may(calls.editVisit.permission) &&
          ((visitor: PendingVisitor) => ({
            label: 'Correct entry',
            icon: IconPencil,
            inMenu: true,
            onClick: () => setCorrecting(visitor),
          }))
        }
        control={
          <Switch
            size="md"
            mb="0.375rem"
            label={t('Include guests who stay overnight')}
            checked={guests === 'true'}
            onChange={(event) => change({ guests: event.currentTarget.checked ? 'true' : '' })}
          />
        }
        empty="No visitors inside. Visitors are listed here from entry until they leave."
      />
      {correcting && <CorrectEntry visitor={correcting} onClose={() => setCorrecting(undefined)} />}
    </>
  )
}
