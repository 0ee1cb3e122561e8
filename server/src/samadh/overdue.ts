import { BREACH_AFTER } from '@nivas/contract/elapsed.ts'
import { sql } from 'kysely'

/**
 * A visit without an exit is overdue over two hours after its entry, in the list and in the dashboard: in whole minutes, as
 * its row shows them and is coloured by them.
 */
export const isOverdue = sql<boolean>`entered_at <= now() - make_interval(mins => ${BREACH_AFTER + 1}::int)`
