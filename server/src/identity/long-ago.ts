import { sql } from 'kysely'

/** Visits whose identity numbers are erased. Who comes once a year is known again, also after a year without. */
export const enteredLongAgo = sql<boolean>`entered_at < now() - interval '2 years'`
