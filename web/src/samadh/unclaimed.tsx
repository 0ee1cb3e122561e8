import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { IconCheck } from '@tabler/icons-react'
import { useCall } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { staleAfterVisit } from './stale.ts'

const columns: readonly ServerColumn<typeof calls.unclaimed>[] = [
  { key: 'name', title: 'Visitor Name', filter: 'text', pinned: true },
  { key: 'trayNo', title: 'Tray', kind: 'number' },
  { key: 'mobilesCollected', title: 'Mobile(s) Collected', kind: 'number' },
  { key: 'mobile', title: 'Visitor Mobile' },
  { key: 'uid', title: 'Ticket' },
  { key: 'entered_at', title: 'Entered', kind: 'moment' },
  { key: 'exited_at', title: 'Left', kind: 'moment', sortable: true },
]

/** Trays and phones of visitors who left without them. */
export default function Unclaimed() {
  const back = useCall(calls.handBack, { makesStale: staleAfterVisit })
  return (
    <>
      <Heading />
      <ServerTable
        call={calls.unclaimed}
        columns={columns}
        perPage={50}
        name="samadh-unclaimed"
        label="Unclaimed things"
        rowKey={({ id }) => id}
        rowActions={({ id }) => [
          {
            label: 'Handed back',
            icon: IconCheck,
            disabled: back.isPending,
            onClick: () => back.mutate({ id }),
          },
        ]}
        empty={{ text: 'Trays and phones of visitors who left without them will be here.' }}
      />
    </>
  )
}
