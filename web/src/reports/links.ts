import type { Asked, Link } from '../ui/report/columns.ts'

type Days = Pick<Asked, 'from' | 'to'>

const search = (values: Record<string, string | number | null | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [[key, String(value)]],
    ),
  )

/** Returns the link to the reservations with a night in these days, in all buildings, a building or a room. */
export const toVisitors = (
  { from, to }: Days,
  of: { building_id?: number | null; room_id?: number } = {},
): Link => ({
  to: '/reports/visitors-by-range',
  search: search({ from, to, ...of }),
})

/**
 * Returns the link to the rooms of a building with their nights in these days; `occupied` keeps those that have some.
 */
export const toRooms = ({ from, to }: Days, building_id: number | null, occupied?: 'true'): Link => ({
  to: '/reports/room-nights',
  search: search({ from, to, building_id, occupied }),
})

/** Returns the link to the receipts of Bhent of these days; building 0 means receipts without a building. */
export const toReceipts = ({ from, to }: Days, building_id?: number): Link => ({
  to: '/reports/bhent-receipts',
  search: search({ from, to, building_id }),
})

/** Returns the link to a reservation in the list. */
export const toReservation = (application_number: string): Link => ({
  to: '/reservations',
  search: search({ application_number }),
})

/** Returns the link to the entries at the gates in a quarter hour. */
export const toQuarter = (day: string, quarter: string): Link => ({
  to: '/reports/list-gate-entries',
  search: { from: day, to: day, quarter },
})

/** Returns the link to the entries at the gates in these days. */
export const toEntries = ({ from, to }: Days, issatsangi?: boolean): Link => ({
  to: '/reports/list-gate-entries',
  search: search({ from, to, issatsangi: issatsangi === undefined ? undefined : String(issatsangi) }),
})
