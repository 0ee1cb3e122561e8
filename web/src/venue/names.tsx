import { Button } from '@mantine/core'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { nameKinds } from '@nivas/contract/venue/names-in-hindi.ts'
import type { VenueName } from '@nivas/contract/venue/schemas.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { LocalTable } from '../ui/local-table.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { Column } from '../ui/table/columns.ts'
import { kindNames } from './kind-names.ts'

const AddName = onDemand(async () => (await import('./add-name.tsx')).AddName)
const NameForm = onDemand(async () => (await import('./name-form.tsx')).NameForm)

const columns: readonly Column<VenueName>[] = [
  { key: 'name', title: 'Name', pinned: true, sortable: true, filter: 'text' },
  {
    key: 'kind',
    title: 'Kind',
    filter: { options: nameKinds.map((value) => ({ value, label: kindNames[value] })) },
    render: (row) => <Kind of={row} />,
  },
  { key: 'name_hi', title: 'In Hindi', sortable: true, filter: 'text' },
  { key: 'is_active', title: 'Active' },
]

function Kind({ of }: { of: VenueName }) {
  const t = useText()
  return t(kindNames[of.kind])
}

/** The names that the venue chose, with their Hindi. Gates and kinds of event are added and switched off here. */
export default function Names() {
  const t = useText()
  const answer = useAnswer(calls.names, {})
  const [open, setOpen] = useState<VenueName | 'new'>()
  const all = answer.data?.data
  return (
    <>
      <Heading
        state={
          all &&
          t('{{count}} of {{all}} names have Hindi', {
            count: all.filter(({ name_hi }) => name_hi !== null).length,
            all: all.length,
          })
        }
        action={<Button onClick={() => setOpen('new')}>{t('Add gate or event')}</Button>}
      />
      <LocalTable
        rows={answer}
        columns={columns}
        name="names-in-hindi"
        persons={false}
        label="Names in Hindi"
        keep="address"
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowActions={(row) => [{ label: 'Edit', icon: IconPencil, onClick: () => setOpen(row) }]}
        empty={{ text: 'The names of buildings, gates, purposes and events appear here.' }}
      />
      {open === 'new' && <AddName onClose={() => setOpen(undefined)} />}
      {typeof open === 'object' && <NameForm of={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
