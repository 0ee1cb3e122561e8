import type { Asked, Link } from '../ui/report/columns.ts'

type Days = Pick<Asked, 'from' | 'to'>

const search = (values: Record<string, string | number | null | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [[key, String(value)]],
    ),
  )

/** The reservations with a night in these days, of a building or a room. */
export const toVisitors = (
  { from, to }: Days,
  of: { building_id?: number | null; room_id?: number } = {},
): Link => ({
  to: '/reports/visitors-by-range',
  search: search({ from, to, ...of }),
})

/** The rooms of a building with their nights in these days; with `occupied`, those that have some. */
export const toRooms = ({ from, to }: Days, building_id: number | null, occupied?: 'true'): Link => ({
  to: '/reports/room-nights',
  search: search({ from, to, building_id, occupied }),
})

/** The receipts of the Bhent of these days; 0 for those without a building. */
export const toReceipts = ({ from, to }: Days, building_id?: number): Link => ({
  to: '/reports/bhent-receipts',
  search: search({ from, to, building_id }),
})

/** The reservation of this number in the list of all. */
export const toReservation = (application_number: string): Link => ({
  to: '/reservations',
  search: search({ application_number }),
})

/** The entries at the gates in a quarter of an hour. */
export const toQuarter = (day: string, quarter: string): Link => ({
  to: '/reports/list-gate-entries',
  search: { from: day, to: day, quarter },
})

/** The entries at the gates in these days. */
export const toEntries = ({ from, to }: Days, issatsangi?: boolean): Link => ({
  to: '/reports/list-gate-entries',
  search: search({ from, to, issatsangi: issatsangi === undefined ? undefined : String(issatsangi) }),
})
