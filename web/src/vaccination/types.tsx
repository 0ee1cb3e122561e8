import { Button } from '@mantine/core'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import type { VaccineType } from '@nivas/contract/vaccination/schemas.ts'
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

const TypeForm = onDemand(async () => (await import('./type-form.tsx')).TypeForm)

const columns: readonly Column<VaccineType>[] = [
  { key: 'name', title: 'Vaccine Name', sortable: true, pinned: true, filter: 'text' },
  { key: 'is_active', title: 'Active' },
]

addSingulars({ '{{count}} vaccine types_one': '{{count}} vaccine type' })

/** The vaccine types that the forms offer. */
export default function Types() {
  const t = useText()
  const answer = useAnswer(calls.types, {})
  const [open, setOpen] = useState<{ type?: VaccineType }>()
  const add = <Button onClick={() => setOpen({})}>{t('Add vaccine type')}</Button>
  return (
    <>
      <Heading
        state={listState(t, answer.data?.data, '{{count}} vaccine types', ({ is_active }) => !is_active)}
        action={add}
      />
      <LocalTable
        rows={answer}
        columns={columns}
        keep="address"
        name="vaccine-types"
        label="Vaccine types"
        persons={false}
        rowKey={({ id }) => id}
        rowActions={(type) => [{ label: 'Edit', icon: IconPencil, onClick: () => setOpen({ type }) }]}
        empty={{ text: 'No vaccine types yet. Add the first one.', action: add }}
      />
      {open && <TypeForm type={open.type} onClose={() => setOpen(undefined)} />}
    </>
  )
}
