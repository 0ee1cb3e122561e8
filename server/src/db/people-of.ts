import { type RawBuilder, sql } from 'kysely'

/**
 * The number of people of a reservation, as every report counts them: its members, or one person where the applicant
 * named none. In a combined reservation, `members_count` includes each such applicant. Null without a reservation.
 *
 * @param prefix 'r.' where the statement has other tables
 */
export function peopleOf(prefix = ''): RawBuilder<number> {
  const counted = sql.ref(`${prefix}members_count`)
  return sql`case when ${counted} = 0 then 1 else ${counted} end`
}
