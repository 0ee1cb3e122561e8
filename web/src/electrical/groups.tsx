import { Button } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
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
import type { Group } from './group-form.tsx'

const GroupForm = onDemand(async () => (await import('./group-form.tsx')).GroupForm)

const columns: readonly Column<Group>[] = [
  { key: 'id', title: 'Id', align: 'right', sortable: true },
  { key: 'name', title: 'Name', pinned: true, sortable: true, filter: 'text' },
]

addSingulars({ '{{count}} satsangi groups_one': '{{count}} satsangi group' })

/** The groups of houses. */
export default function Groups() {
  const t = useText()
  const answer = useAnswer(calls.groups, {})
  const [open, setOpen] = useState<{ group?: Group }>()
  const add = <Button onClick={() => setOpen({})}>{t('Add satsangi group')}</Button>
  return (
    <>
      <Heading state={listState(t, answer.data?.data, '{{count}} satsangi groups')} action={add} />
      <LocalTable
        rows={answer}
        columns={columns}
        name="satsangi-groups"
        persons={false}
        label="Satsangi groups"
        keep="address"
        rowKey={({ id }) => id}
        rowActions={(group) => [{ label: 'Edit', icon: IconPencil, onClick: () => setOpen({ group }) }]}
        empty={{
          text: 'No groups yet. A group is a lane or a block whose dues are reviewed together.',
          action: add,
        }}
      />
      {open && <GroupForm group={open.group} onClose={() => setOpen(undefined)} />}
    </>
  )
}
