import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { useState } from 'react'
import { useCall } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { confirm } from '../ui/confirm.tsx'
import { ServerTable } from '../ui/server-table.tsx'
import { columns as all } from './columns.tsx'
import { ReservationDetails } from './details.tsx'
import { EditDetails } from './edit-details.tsx'
import { RoomMatching } from './room-matching.tsx'

/** What a desk looks at first stands first: at 1366 pixels the status is in sight without scrolling. */
const columns = [
  all.reference,
  all.applicant,
  all.event,
  all.members,
  all.arrival,
  all.departure,
  all.status,
  all.rooms,
  all.card,
  all.city,
  all.combined,
  all.building,
  all.created,
]

/** Reservations on HOLD, NEW or PAID: match rooms to them, change their rooms, delete them. */
export default function Reservations() {
  const t = useText()
  const may = useMay()
  const [matching, setMatching] = useState<Reservation>()
  const [editing, setEditing] = useState<number>()
  const remove = useCall(calls.remove, { makesStale: [calls.list, calls.dashboard, venue.availableRooms] })

  const ask = async (reservation: Reservation) => {
    const yes = await confirm({
      title: 'Delete Reservation',
      text: t('Delete reservation {{number}} of {{name}}? Its rooms become free.', {
        number: reservation.application_number,
        name: reservation.applicant_name,
      }),
      action: 'Delete',
      danger: true,
    })
    if (yes) remove.mutate({ id: reservation.id })
  }

  const rowActions = (row: Reservation) => [
    row.status === 'NEW' &&
      may('resavation-assign-room') && { label: 'Manual', onClick: () => setMatching(row) },
    row.status !== 'NEW' && may('resavation-edit') && { label: 'Edit', onClick: () => setMatching(row) },
    may('resavation-edit') && { label: 'Edit details', onClick: () => setEditing(row.id) },
    row.status !== 'PAID' &&
      may('resavation-delete') && { label: 'Delete', danger: true, onClick: () => void ask(row) },
  ]

  return (
    <>
      <Heading />
      <ServerTable
        call={calls.list}
        columns={columns}
        name="reservations"
        label="Reservations"
        rowKey={(row) => row.id}
        expand={(row) => <ReservationDetails reservation={row} />}
        rowActions={rowActions}
        empty={{ text: 'Reservations that are NEW, on HOLD or PAID will be here.' }}
      />
      {editing !== undefined && <EditDetails id={editing} onClose={() => setEditing(undefined)} />}
      {matching && <RoomMatching reservation={matching} onClose={() => setMatching(undefined)} />}
    </>
  )
}
