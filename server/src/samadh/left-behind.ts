import { sql } from 'kysely'

/**
 * The condition of the list and of the dashboard: the visit has ended, and its things (`leavesThings`) are still at
 * the counter.
 */
export const isLeftBehind = sql<boolean>`exited_at is not null and returned_at is null
  and (tray_no is not null or mobiles_collected > 0)`
