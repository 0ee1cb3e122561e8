import type { Coming } from '@nivas/contract/reservations/arrivals.ts'
import { type RawBuilder, sql } from 'kysely'

type Filters = { arrival?: string | undefined; hour?: number | undefined; coming?: Coming | undefined }

/**
 * Returns the SQL conditions for `arrivalFilters`, on columns of `reservations`.
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

/**
 * Selects reservations without a check-in and without a release of the rooms. The condition is that of the index
 * `reservations_expected`.
 */
function stillExpected(prefix: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(prefix + name)
  return sql`${column('status')} in ('HOLD', 'PAID') and ${column('checked_in_at')} is null
    and ${column('gate_checked_in_at')} is null and ${column('allotment_cancelled_at')} is null`
}

/** Whether the rooms of a reservation were released, and its guests did not come afterwards. */
export const isNoShow = sql<boolean>`
  (allotment_cancelled_at is not null and gate_checked_in_at is null and checked_in_at is null)`

/** SQL for the planned arrival, on the venue's clock. */
const arrivesAt = (prefix: string) =>
  sql`(${sql.ref(`${prefix}arrival_date`)} + ${sql.ref(`${prefix}arrival_time`)})`

/** Selects guests who are still expected on a day. */
export const expectedOn = (day: string): RawBuilder<unknown> =>
  sql`${stillExpected('')} and ${arrivesAt('')} >= ${day}::date and ${arrivesAt('')} < ${day}::date + 1`

/**
 * Selects guests who were expected before `today`, have not come, and whose stay is not over: after the stay no desk
 * lists them or checks them in. Their rooms are released 24 hours after the planned arrival.
 */
export const late = (today: string, prefix = ''): RawBuilder<unknown> =>
  sql`${stillExpected(prefix)} and ${arrivesAt(prefix)} < ${today}::date
    and ${sql.ref(`${prefix}departure_date`)} >= ${today}::date`
