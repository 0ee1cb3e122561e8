import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { addSingulars } from '../languages/en.ts'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { ServerTable } from '../ui/server-table.tsx'
import { listColumns } from './columns.tsx'
import { ReservationDetails } from './details.tsx'

const RoomMatching = onDemand(async () => (await import('./room-matching.tsx')).RoomMatching)
const NextBhent = onDemand(async () => (await import('./next-bhent.tsx')).NextBhent)

addSingulars({ '{{count}} reservations_one': '{{count}} reservation' })

/** The list of reservations, only for matching by hand. */
export default function ManualReservation() {
  const found = useFound<Reservation>()
  const may = useMay()
  const [matching, setMatching] = useState<Reservation>()
  const [held, setHeld] = useState<Reservation>()
  return (
    <>
      <Heading
        state={<FoundState of={found} text="{{count}} reservations" />}
        action={held && <NextBhent of={held} focused onDone={() => setHeld(undefined)} />}
      />
      <ServerTable
        call={calls.list}
        found={found}
        columns={listColumns}
        name="manual-reservation"
        label="Manual reservation"
        rowKey={(row) => row.id}
        expand={(row) => <ReservationDetails reservation={row} />}
        rowActions={(row) => [
          row.status === 'NEW' &&
            may('resavation-assign-room') && { label: 'Manual', onClick: () => setMatching(row) },
        ]}
        empty={{ text: 'Reservations that are NEW, on HOLD or PAID appear here.' }}
      />
      {matching && (
        <RoomMatching reservation={matching} onClose={() => setMatching(undefined)} onHeld={setHeld} />
      )}
    </>
  )
}
