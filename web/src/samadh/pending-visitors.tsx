import { BREACH_AFTER, elapsed } from '@nivas/contract/elapsed.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { PendingVisitor } from '@nivas/contract/samadh/schemas.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '../app/session.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { ServerColumn } from '../ui/server-table.tsx'
import { ElapsedBadge } from '../ui/visits/elapsed-badge.tsx'
import { PendingGrid } from '../ui/visits/pending-grid.tsx'
import { useSamadhExit } from './use-samadh-exit.ts'
import { useSamadhReceipt } from './use-samadh-receipt.ts'

const CorrectVisit = onDemand(async () => (await import('./correct-visit.tsx')).CorrectVisit)

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
    value: ({ entryMinutes }) => (entryMinutes <= BREACH_AFTER ? '' : elapsed(entryMinutes - BREACH_AFTER)),
    filter: {
      options: [
        { value: 'true', label: 'Overdue' },
        { value: 'false', label: 'Not overdue' },
      ],
    },
    hiddenAtFirst: true,
  },
  { key: 'people', title: 'People', kind: 'number' },
  { key: 'mobile', title: 'Visitor Mobile' },
  {
    key: 'security',
    title: 'Security',
    value: (row) => row.securityExit,
    filter: {
      options: [
        { value: 'true', label: 'Passed security' },
        { value: 'false', label: 'Not yet' },
      ],
    },
  },
  { key: 'trayNo', title: 'Tray', kind: 'number' },
  { key: 'mobilesCollected', title: 'Phones', kind: 'number' },
  { key: 'age', title: 'Age', kind: 'number' },
  { key: 'securityEtnryTime', title: 'Security time', kind: 'moment', hiddenAtFirst: true },
  { key: 'uid', title: 'Ticket', hiddenAtFirst: true },
]

/** The pending visitors of the memorial site, the longest first. */
export default function PendingVisitors() {
  const may = useMay()
  const [correcting, setCorrecting] = useState<PendingVisitor>()
  return (
    <>
      <PendingGrid
        call={calls.pending}
        columns={columns}
        name="samadh-pending-visitors"
        exits={useSamadhExit()}
        mayExit={may('samadh-pending-visitors')}
        printing={useSamadhReceipt()}
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
        empty="No visitors at the memorial site. Visitors are listed here from entry until they leave."
      />
      {correcting && <CorrectVisit visitor={correcting} onClose={() => setCorrecting(undefined)} />}
    </>
  )
}
