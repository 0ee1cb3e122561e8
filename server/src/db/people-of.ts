import { type RawBuilder, sql } from 'kysely'

/**
 * The people of a reservation, in every figure of people: its members, and one person where the applicant names none;
 * of a combined one, `members_count` has each such applicant. Null without a reservation.
 *
 * @param prefix 'r.' where the statement has other tables
 */
export function peopleOf(prefix = ''): RawBuilder<number> {
  const counted = sql.ref(`${prefix}members_count`)
  return sql`case when ${counted} = 0 then 1 else ${counted} end`
}
