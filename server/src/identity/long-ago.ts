import { sql } from 'kysely'

/**
 * The condition for visits whose identity numbers are erased: after two years, so that a person who comes once a year is
 * still recognised after a missed year.
 */
export const enteredLongAgo = sql<boolean>`entered_at < now() - interval '2 years'`
