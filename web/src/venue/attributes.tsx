import { Button } from '@mantine/core'
import { typeNames } from '@nivas/contract/venue/attribute-types.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { type Attribute, attributeTypes } from '@nivas/contract/venue/schemas.ts'
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

const AttributeForm = onDemand(async () => (await import('./attribute-form.tsx')).AttributeForm)

const columns: readonly Column<Attribute>[] = [
  { key: 'id', title: 'Id', align: 'right', sortable: true },
  { key: 'name', title: 'Name', pinned: true, sortable: true, filter: 'text' },
  {
    key: 'type',
    title: 'Type',
    sortable: true,
    filter: { options: attributeTypes.map((value) => ({ value, label: typeNames[value] })) },
    render: (attribute) => <Type of={attribute} />,
  },
  { key: 'default_value', title: 'Default value' },
  { key: 'values_count', title: 'Values', kind: 'number' },
  { key: 'is_active', title: 'Active', value: ({ is_active }) => is_active > 0 },
]

function Type({ of }: { of: Attribute }) {
  const t = useText()
  return t(typeNames[of.type])
}

addSingulars({ '{{count}} attributes_one': '{{count}} attribute' })

/** The attributes that buildings, floors and rooms can have besides their fields. */
export default function Attributes() {
  const t = useText()
  const answer = useAnswer(calls.attributes, {})
  const [open, setOpen] = useState<{ attribute?: Attribute }>()
  const add = <Button onClick={() => setOpen({})}>{t('Add Attribute')}</Button>
  return (
    <>
      <Heading
        state={listState(t, answer.data?.data, '{{count}} attributes', ({ is_active }) => is_active === 0)}
        action={add}
      />
      <LocalTable
        rows={answer}
        columns={columns}
        name="attributes"
        persons={false}
        label="Attributes"
        keep="address"
        rowKey={({ id }) => id}
        rowActions={(attribute) => [
          { label: 'Edit', icon: IconPencil, onClick: () => setOpen({ attribute }) },
        ]}
        empty={{
          text: 'No attributes yet. Add what your buildings, floors or rooms can have: a lift, blankets, a balcony.',
          action: add,
        }}
      />
      {open && <AttributeForm attribute={open.attribute} onClose={() => setOpen(undefined)} />}
    </>
  )
}
