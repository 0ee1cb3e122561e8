import { Button } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { ChargeType } from '@nivas/contract/electrical/schemas.ts'
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

const ChargeForm = onDemand(async () => (await import('./charge-form.tsx')).ChargeForm)

const columns: readonly Column<ChargeType>[] = [
  { key: 'id', title: 'Id', align: 'right', sortable: true },
  { key: 'name', title: 'Name', pinned: true, sortable: true, filter: 'text' },
  { key: 'amount', title: 'Amount', kind: 'money', sortable: true },
  {
    key: 'fixedcharges',
    title: 'Fixed charge',
    sortable: true,
    value: ({ fixedcharges }) => fixedcharges > 0,
  },
  { key: 'active', title: 'Active', sortable: true, value: ({ active }) => active > 0 },
]

addSingulars({ '{{count}} Bhaint types_one': '{{count}} Bhaint type' })

/** The Bhaint types: an amount per month, or an amount per unit. */
export default function BhaintTypes() {
  const t = useText()
  const answer = useAnswer(calls.chargeTypes, {})
  const [open, setOpen] = useState<{ id?: number }>()
  const add = <Button onClick={() => setOpen({})}>{t('Add Bhaint type')}</Button>
  return (
    <>
      <Heading
        state={listState(t, answer.data?.data, '{{count}} Bhaint types', ({ active }) => active === 0)}
        action={add}
      />
      <LocalTable
        rows={answer}
        columns={columns}
        name="bhaint-types"
        persons={false}
        label="Bhaint types"
        keep="address"
        rowKey={({ id }) => id}
        rowActions={({ id }) => [{ label: 'Edit', icon: IconPencil, onClick: () => setOpen({ id }) }]}
        empty={{ text: 'No Bhaint types yet. Add the rate per unit first.', action: add }}
      />
      {open && (
        <ChargeForm
          id={open.id}
          hasRate={!answer.data?.data.every(({ fixedcharges }) => fixedcharges > 0)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
