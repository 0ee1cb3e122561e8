import { Switch } from '@mantine/core'
import { planning as calls } from '@nivas/contract/planning/calls.ts'
import { lineFilters, type Plan, type PlanLine } from '@nivas/contract/planning/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconBed } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { oneOf } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { useAddress } from '../ui/use-address.ts'
import { LineRooms } from './line-rooms.tsx'
import { Proposal } from './proposal.tsx'
import { staleLines } from './stale.ts'

type Props = { plan: Plan; selected: PlanLine[]; onSelect: (lines: PlanLine[]) => void }

const readers = { show: oneOf(lineFilters) }

const words: Record<(typeof lineFilters)[number], PlainKey> = {
  ALL: 'All',
  WITHOUT: 'Without rooms',
  SPLIT: 'Split',
  PREFERENCES: 'Preferences not met',
  MOVED: 'Moved stays',
  REFUSED: 'Refused',
  ACCEPTED: 'Accepted',
  STAYING: 'Stays that keep their rooms',
}

const places = ({ rooms }: PlanLine) =>
  rooms.map(({ building, room_number }) => `${building} ${room_number}`).join(', ')

const columns: readonly ServerColumn<typeof calls.lines>[] = [
  { key: 'application_number', title: 'Reservation Reference', filter: 'text', pinned: true },
  { key: 'applicant_name', title: 'Applicant' },
  { key: 'people', title: 'Members', kind: 'number', sortable: true },
  { key: 'arrival_date', title: 'Arrival', kind: 'day', sortable: true },
  { key: 'departure_date', title: 'Departure', kind: 'day' },
  { key: 'rooms', title: 'Proposed rooms', value: places, render: (line) => <Proposal line={line} /> },
]

const mayBeAccepted = ({ state, rooms }: PlanLine) => state === 'OPEN' && rooms.length > 0

/** The lines of a plan, to review: staff accept or pin lines, or choose different rooms by hand. */
export function Lines({ plan, selected, onSelect }: Props) {
  const t = useText()
  const [{ show }, setAddress] = useAddress(readers)
  const [changing, setChanging] = useState<PlanLine>()
  const request = { id: plan.id, show: show as (typeof lineFilters)[number] }
  const all = useMemo(
    () => [
      ...columns.slice(0, -1),
      {
        key: 'pinned' as const,
        title: 'Pinned' as const,
        render: (line: PlanLine) => <Pin plan={plan.id} line={line} />,
      },
      ...columns.slice(-1),
    ],
    [plan.id],
  )
  return (
    <>
      <ServerTable
        call={calls.lines}
        request={request}
        columns={all}
        name="plan-lines"
        label="Proposed rooms"
        rowKey={({ id }) => id}
        selection={{
          selected,
          // A line that another desk has accepted has no checkbox with which to deselect it.
          onChange: (lines) => onSelect(lines.filter(mayBeAccepted)),
          selectable: (line) => mayBeAccepted(line) && show !== 'STAYING',
        }}
        rowActions={(line) => [
          line.state === 'OPEN' && { label: 'Change rooms', icon: IconBed, onClick: () => setChanging(line) },
        ]}
        controls={
          <ChoiceField
            labelAbove
            label={t('Show')}
            options={lineFilters.map((value) => ({ value, label: t(words[value]) }))}
            chosen={show}
            onChoose={(value) => {
              onSelect([])
              setAddress({ show: value })
            }}
          />
        }
        empty={{ text: 'The plan has no such reservations.' }}
      />
      {changing && <LineRooms plan={plan.id} line={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

function Pin({ plan, line }: { plan: number; line: PlanLine }) {
  const t = useText()
  const change = useCall(calls.changeLine, {
    makesStale: staleLines,
    quiet: true,
  })
  if (line.state !== 'OPEN' || line.rooms.length === 0) return null
  return (
    <Switch
      size="xs"
      aria-label={t('Pin {{number}}', { number: line.application_number })}
      checked={line.pinned}
      disabled={change.isPending}
      onChange={({ currentTarget }) =>
        change.mutate({
          ...{ plan_id: plan, id: line.id, pinned: currentTarget.checked },
          known_room_ids: line.rooms.map(({ id }) => id),
        })
      }
    />
  )
}
