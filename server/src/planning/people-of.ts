import { sql } from 'kysely'

/**
 * The people of a reservation; `v` is reservations. An applicant who names no members counts as one person.
 */
export const peopleOf = sql<number>`greatest(v.members_count, 1)`
