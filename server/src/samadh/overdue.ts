import { BREACH_AFTER } from '@nivas/contract/elapsed.ts'
import { sql } from 'kysely'

/**
 * The condition of the list and of the dashboard on open visits: overdue means over two hours after the entry, in
 * whole minutes, as the row shows them.
 */
export const isOverdue = sql<boolean>`entered_at <= now() - make_interval(mins => ${BREACH_AFTER + 1}::int)`
