import { Button } from '@mantine/core'
import { say } from '@nivas/contract/texts.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import type { Building } from '@nivas/contract/venue/schemas.ts'
import { IconPencil, IconStairs, IconTags, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import type { RowAction } from '../ui/table/types.ts'
import { useRemove } from './use-remove.ts'
import { attributesText } from './words.ts'

const BuildingForm = onDemand(async () => (await import('./building-form.tsx')).BuildingForm)
const SetAttributes = onDemand(async () => (await import('./set-attributes.tsx')).SetAttributes)

const columns: readonly ServerColumn<typeof calls.buildings>[] = [
  { key: 'id', title: 'Id', align: 'right', sortable: true },
  { key: 'name', title: 'Name', kind: 'name', pinned: true, sortable: true, filter: 'text' },
  { key: 'name_hi', title: 'In Hindi', hiddenAtFirst: true },
  { key: 'manager', title: 'Manager' },
  { key: 'phone', title: 'Phone' },
  { key: 'floors', title: 'Floors', kind: 'number', value: ({ floors }) => floors.length },
  { key: 'total_rooms', title: 'Total rooms', kind: 'number' },
  // Comes before the attributes, which may be long, so that it is visible at 1366 pixels.
  { key: 'is_active', title: 'Active', value: ({ is_active }) => is_active > 0 },
  { key: 'attributes', title: 'Attributes', value: ({ attributes }) => attributesText(attributes) },
  { key: 'avail_rooms', title: 'Free tonight', kind: 'number', hiddenAtFirst: true },
  { key: 'address', title: 'Address', hiddenAtFirst: true },
]

type Open = { what: 'form'; building?: Building } | { what: 'attributes'; building: Building }

/** The buildings of the venue. Users add and change them, and open their floors. */
export default function Buildings() {
  const t = useText()
  const found = useFound<Building>()
  const navigate = useNavigate()
  const remove = useRemove(calls.removeBuilding)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = <Button onClick={() => setOpen({ what: 'form' })}>{t('Add Building')}</Button>

  const rowActions = (building: Building): (RowAction | false)[] => [
    {
      label: 'Manage Floors',
      icon: IconStairs,
      onClick: () => void navigate({ to: `/buildings/${building.id}/floors` }),
    },
    { label: 'Edit', icon: IconPencil, onClick: () => setOpen({ what: 'form', building }) },
    { label: 'Set Attributes', icon: IconTags, onClick: () => setOpen({ what: 'attributes', building }) },
    building.floors.length === 0 && {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      onClick: () =>
        void remove(say('Delete the building {{name}}?', { name: building.name }), { id: building.id }),
    },
  ]

  return (
    <>
      <Heading
        state={
          <FoundState of={found} text="{{count}} buildings" isOff={({ is_active }) => is_active === 0} />
        }
        action={add}
      />
      <ServerTable
        call={calls.buildings}
        found={found}
        columns={columns}
        name="buildings"
        persons={false}
        label="Buildings"
        rowKey={({ id }) => id}
        rowActions={rowActions}
        empty={{ text: 'No buildings yet. Add the first one, then its floors and rooms.', action: add }}
      />
      {open?.what === 'form' && <BuildingForm building={open.building} onClose={close} />}
      {open?.what === 'attributes' && (
        <SetAttributes type="BUILDING" of={open.building} name={open.building.name} onClose={close} />
      )}
    </>
  )
}
