import { BREACH_AFTER } from '@nivas/contract/elapsed.ts'
import { sql } from 'kysely'

/** A visit without an exit is overdue two hours after its entry, in the list and in the dashboard. */
export const isOverdue = sql<boolean>`entered_at < now() - make_interval(mins => ${BREACH_AFTER}::int)`
