import type { Data } from '@nivas/contract/call.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { IconCheck } from '@tabler/icons-react'
import { useCall } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { useUndoable } from '../ui/use-undoable.ts'
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

const quietly = { makesStale: staleAfterVisit, quiet: true, failsQuietly: true } as const

addSingulars({ '{{count}} visitors left items behind_one': '{{count}} visitor left items behind' })

/** Trays and phones of visitors who left without them. A row that was ticked by mistake can be undone. */
export default function Unclaimed() {
  const t = useText()
  const found = useFound<Data<typeof calls.unclaimed>[number]>()
  const undoable = useUndoable()
  const back = useCall(calls.handBack, quietly)
  const undo = useCall(calls.undoHandBack, quietly)
  return (
    <>
      <Heading state={<FoundState of={found} text="{{count}} visitors left items behind" />} />
      <ServerTable
        call={calls.unclaimed}
        found={found}
        columns={columns}
        perPage={50}
        name="samadh-unclaimed"
        label="Unclaimed items"
        atCounter
        rowKey={({ id }) => id}
        rowActions={({ id, name }) => [
          {
            label: 'Handed back',
            icon: IconCheck,
            disabled: back.isPending,
            onClick: () =>
              void undoable(
                {
                  act: () => back.mutateAsync({ id }),
                  notice: t('The items of {{name}} were handed back.', { name }),
                },
                {
                  act: () => undo.mutateAsync({ id }),
                  notice: t('The items of {{name}} are unclaimed again.', { name }),
                },
              ),
          },
        ]}
        empty={{ text: 'Trays and phones of visitors who left without them appear here.' }}
      />
    </>
  )
}
