import { sql } from 'kysely'

/** For how many days a permission that an update brought counts as new. */
const NEW_DAYS = 90

/** The ids of permissions that an update brought, and that no role holds but those that hold every permission. */
export const newPermissions = sql`select one.id from permissions one
  where one.since > now() - make_interval(days => ${NEW_DAYS}::int) and not exists (
    select from role_permissions given where given.permission_id = one.id and exists (
      select from permissions other where not exists (
        select from role_permissions held where held.role_id = given.role_id and held.permission_id = other.id)))`
