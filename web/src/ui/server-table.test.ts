import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from 'vitest'
import type { ServerColumn } from './server-table.tsx'

type ReservationColumn = ServerColumn<typeof reservations.list>

test('columns are checked against the contract: the compiler refuses what the call cannot do', () => {
  const right: ReservationColumn[] = [
    { key: 'application_number', title: 'Reservation Reference', filter: 'text' },
    { key: 'arrival_date', title: 'Arrival', kind: 'day', sortable: true },
    { key: 'building', title: 'Building', value: (row) => row.building?.name },
  ]
  const wrong: ReservationColumn[] = [
    // @ts-expect-error the list cannot be sorted by city
    { key: 'customer', title: 'City', sortable: true },
    // @ts-expect-error nor filtered by phone
    { key: 'phone', title: 'Phone', filter: 'text' },
    // @ts-expect-error a building is more than a cell can hold: `value` has to say what of it
    { key: 'building', title: 'Building' },
    // @ts-expect-error a reservation has no such field
    { key: 'colour', title: 'Colour' },
  ]
  expect([right.length, wrong.length]).toEqual([3, 4])
})
