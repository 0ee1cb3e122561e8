import { Button } from '@mantine/core'
import { say } from '@nivas/contract/texts.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import type { Floor } from '@nivas/contract/venue/schemas.ts'
import { IconBed, IconPencil, IconTags, IconTrash } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { listState } from '../ui/list-state.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { Column } from '../ui/table/columns.ts'
import type { RowAction } from '../ui/table/types.ts'
import { Trail } from './trail.tsx'
import { useRemove } from './use-remove.ts'
import { attributesText } from './words.ts'

const FloorForm = onDemand(async () => (await import('./floor-form.tsx')).FloorForm)
const SetAttributes = onDemand(async () => (await import('./set-attributes.tsx')).SetAttributes)

const columns: readonly Column<Floor>[] = [
  { key: 'floor_number', title: 'Floor number', pinned: true },
  { key: 'position', title: 'Stair position', render: (floor) => <Position of={floor} /> },
  { key: 'total_rooms', title: 'Rooms', kind: 'number' },
  { key: 'attributes', title: 'Attributes', value: ({ attributes }) => attributesText(attributes) },
]

function Position({ of }: { of: Floor }) {
  const t = useText()
  return t(of.position)
}

type Open = { what: 'form'; floor?: Floor } | { what: 'attributes'; floor: Floor }

addSingulars({ '{{count}} floors_one': '{{count}} floor' })

/** The floors of one building. */
export default function Floors() {
  const t = useText()
  const word = useWord()
  const navigate = useNavigate()
  const building_id = Number((useParams({ strict: false }) as { id: string }).id)
  const building = useAnswer(calls.building, { id: building_id }).data?.data
  const answer = useAnswer(calls.floors, { building_id })
  const remove = useRemove(calls.removeFloor)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = <Button onClick={() => setOpen({ what: 'form' })}>{t('Add Floor')}</Button>
  const nameOf = ({ floor_number, position }: Floor) =>
    t('Floor {{number}} ({{position}})', { number: floor_number, position: t(position) })

  const rowActions = (floor: Floor): (RowAction | false)[] => [
    {
      label: 'Manage Rooms',
      icon: IconBed,
      onClick: () => void navigate({ to: `/buildings/${building_id}/floors/${floor.id}/rooms` }),
    },
    { label: 'Edit', icon: IconPencil, onClick: () => setOpen({ what: 'form', floor }) },
    { label: 'Set Attributes', icon: IconTags, onClick: () => setOpen({ what: 'attributes', floor }) },
    floor.total_rooms === 0 && {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      onClick: () =>
        void remove(say('Delete {{name}}?', { name: nameOf(floor) }), { building_id, floor_id: floor.id }),
    },
  ]

  return (
    <>
      <Trail steps={[{ name: t('Buildings'), path: '/buildings' }]} />
      <Heading
        state={[building && word(building.name), listState(t, answer.data?.data, '{{count}} floors')]
          .filter(Boolean)
          .join(' · ')}
        action={add}
      />
      <LocalTable
        rows={answer}
        columns={columns}
        name="floors"
        persons={false}
        label="Floors"
        rowKey={({ id }) => id}
        rowActions={rowActions}
        empty={{ text: 'This building has no floors yet. Add the first one, then its rooms.', action: add }}
      />
      {open?.what === 'form' && (
        <FloorForm
          building_id={building_id}
          floor={open.floor}
          others={answer.data?.data ?? []}
          onClose={close}
        />
      )}
      {open?.what === 'attributes' && (
        <SetAttributes type="FLOOR" of={open.floor} name={nameOf(open.floor)} onClose={close} />
      )}
    </>
  )
}
