import { Button } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { ElectricLine } from '@nivas/contract/electrical/schemas.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { listState } from '../ui/list-state.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { Column } from '../ui/table/columns.ts'

const LineForm = onDemand(async () => (await import('./line-form.tsx')).LineForm)

const columns: readonly Column<ElectricLine>[] = [
  { key: 'id', title: 'Id', align: 'right', sortable: true },
  { key: 'lineName', title: 'Line name', pinned: true, sortable: true, filter: 'text' },
  { key: 'description', title: 'Description' },
  { key: 'isEnabled', title: 'Enabled', sortable: true, value: ({ isEnabled }) => isEnabled > 0 },
]

addSingulars({ '{{count}} electric lines_one': '{{count}} electric line' })

/** The electric lines. A reader walks along one line. */
export default function Lines() {
  const t = useText()
  const answer = useAnswer(calls.lines, {})
  const [open, setOpen] = useState<{ id?: number }>()
  const add = <Button onClick={() => setOpen({})}>{t('Add electric line')}</Button>
  return (
    <>
      <Heading
        state={listState(
          t,
          answer.data?.data,
          '{{count}} electric lines',
          ({ isEnabled }) => isEnabled === 0,
        )}
        action={add}
      />
      <LocalTable
        rows={answer}
        columns={columns}
        name="electric-lines"
        persons={false}
        label="Electric lines"
        keep="address"
        rowKey={({ id }) => id}
        rowActions={({ id }) => [{ label: 'Edit', icon: IconPencil, onClick: () => setOpen({ id }) }]}
        empty={{ text: 'No lines yet. A line is the route on which a reader reads the meters.', action: add }}
      />
      {open && <LineForm id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  )
}
