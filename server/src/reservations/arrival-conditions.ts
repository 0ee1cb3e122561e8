import type { Coming } from '@nivas/contract/reservations/arrivals.ts'
import { type RawBuilder, sql } from 'kysely'

type Filters = { arrival?: string | undefined; hour?: number | undefined; coming?: Coming | undefined }

/**
 * The conditions of `arrivalFilters`, on columns of `reservations`.
 *
 * @param prefix 'r.' where the statement has other tables
 */
export function arrivalConditions(
  { arrival, hour, coming }: Filters,
  today: string,
  prefix = '',
): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(prefix + name)
  return [
    ...(arrival === undefined ? [] : [sql`${column('arrival_date')} = ${arrival}::date`]),
    ...(hour === undefined || arrival === undefined
      ? []
      : [sql`extract(hour from ${column('arrival_time')}) = ${hour}::int`]),
    ...(coming === 'expected' ? [stillExpected(prefix)] : []),
    ...(coming === 'late' ? [late(today, prefix)] : []),
    ...(coming === 'checked-in' ? [sql`${column('checked_in_at')} is not null`] : []),
  ]
}

/** Without a check-in or a release of the rooms: the condition of the index `reservations_expected`. */
function stillExpected(prefix: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(prefix + name)
  return sql`${column('status')} in ('HOLD', 'PAID') and ${column('checked_in_at')} is null
    and ${column('gate_checked_in_at')} is null and ${column('allotment_cancelled_at')} is null`
}

/** Whether the rooms of a reservation were released, and its guests did not come afterwards. */
export const isNoShow = sql<boolean>`
  (allotment_cancelled_at is not null and gate_checked_in_at is null and checked_in_at is null)`

/** The planned arrival, on the venue's clock. */
const arrivesAt = (prefix: string) =>
  sql`(${sql.ref(`${prefix}arrival_date`)} + ${sql.ref(`${prefix}arrival_time`)})`

/** Guests who are still expected on a day. */
export const expectedOn = (day: string): RawBuilder<unknown> =>
  sql`${stillExpected('')} and ${arrivesAt('')} >= ${day}::date and ${arrivesAt('')} < ${day}::date + 1`

/**
 * Guests of days before `today` who have not come, and whose stay is not over: later no desk checks them in, nor lists
 * them. Their rooms are released 24 hours after the arrival.
 */
export const late = (today: string, prefix = ''): RawBuilder<unknown> =>
  sql`${stillExpected(prefix)} and ${arrivesAt(prefix)} < ${today}::date
    and ${sql.ref(`${prefix}departure_date`)} >= ${today}::date`
