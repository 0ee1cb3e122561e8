import { sql } from 'kysely'

/** The roles that hold every permission. */
export const powerfulRoles = sql<{ role_id: number }>`select role_id from role_permissions group by role_id
  having count(*) = (select count(*) from permissions)`
