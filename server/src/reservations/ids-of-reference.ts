import { type RawBuilder, sql } from 'kysely'

/**
 * The ids of the reservation with a whole reference, and of the one that it was combined into, which has its rooms and
 * its Bhent: applicants know no other reference than that of their mail. An array, so that it is read once, by its index.
 */
export const idsOfReference = (reference: string): RawBuilder<number[]> =>
  sql`array(select unnest(array[id, combined_into]) from reservations where application_number = ${reference})`
