import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the id of the reservation with this complete reference, and of the reservation that it was combined into,
 * which has its rooms and its Bhent: applicants know only the reference in their mail. With an array PostgreSQL reads
 * this once, by the index.
 */
export const idsOfReference = (reference: string): RawBuilder<number[]> =>
  sql`array(select unnest(array[id, combined_into]) from reservations where application_number = ${reference})`
