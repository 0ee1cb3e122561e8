import { sql } from 'kysely'

/** The present amount of a bill line `b`, including its corrections. */
export const amountOfLine = sql`(b.amount + coalesce((select sum(c.amount) from bill_corrections c where c.line_id = b.id), 0))`

/**
 * The present rate per unit of a bill line `b`: the rate of its last correction that has one; null for a fixed charge.
 */
export const rateOfLine = sql`coalesce((select (array_agg(c.rate order by c.id desc) filter (where c.rate is not null))[1]
  from bill_corrections c where c.line_id = b.id), b.rate)`
