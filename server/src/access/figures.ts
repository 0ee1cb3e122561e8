import { accessFigures } from '@nivas/contract/access/figures.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'
import { newPermissions } from './new-permissions.ts'

/** The age of the last backup in full hours; 0 while it is within this limit. */
const late = (kind: 'backup' | 'log', hours: number) =>
  sql`select coalesce((select floor(extract(epoch from now() - whole_until) / 3600)::int from backups
    where kind = ${kind} and whole_until < now() - make_interval(hours => ${hours})), 0)`

/** The age of the database in full hours, if no backup of it was ever recorded; 0 in the first two days. */
const neverBackedUp = () =>
  sql`select coalesce((select floor(extract(epoch from localtimestamp - since) / 3600)::int
    from (select min(run_on) as since from migrations) as made
    where since < localtimestamp - interval '48 hours' and not exists (select from backups where kind = 'backup')
      and not exists (select from demo_venue)), 0)`

export const figures = figuresOf(accessFigures, {
  new_permissions: () => sql`select count(*)::int from (${newPermissions}) as brought`,
  hours_before_first_backup: neverBackedUp,
  // A backup is made every night.
  hours_without_backup: () => late('backup', 36),
  // The age of the log is recorded every ten minutes.
  hours_without_log: () => late('log', 1),
})
