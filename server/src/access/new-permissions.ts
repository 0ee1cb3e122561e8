import { sql } from 'kysely'
import { powerfulRoles } from './powerful-roles.ts'

/** For how many days a permission counts as new after an update added it. */
const NEW_DAYS = 90

/**
 * The ids of permissions that a recent update added and that no role holds, except roles that hold every permission.
 */
export const newPermissions = sql`select one.id from permissions one
  where one.since > now() - make_interval(days => ${NEW_DAYS}::int) and not exists (
    select from role_permissions given where given.permission_id = one.id and given.role_id not in (${powerfulRoles}))`
