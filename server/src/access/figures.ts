import { accessFigures } from '@nivas/contract/access/figures.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'
import { newPermissions } from './new-permissions.ts'

/** How many hours old it is, once that is more than these. */
const late = (kind: 'backup' | 'log', hours: number) =>
  sql`select coalesce((select floor(extract(epoch from now() - whole_until) / 3600)::int from backups
    where kind = ${kind} and whole_until < now() - make_interval(hours => ${hours})), 0)`

/** How many hours old a database in service is of which no backup was ever noted, once that is more than two days. */
const neverBackedUp = () =>
  sql`select coalesce((select floor(extract(epoch from localtimestamp - since) / 3600)::int
    from (select min(run_on) as since from migrations) as made
    where since < localtimestamp - interval '48 hours' and not exists (select from backups where kind = 'backup')
      and not exists (select from demo_venue)), 0)`

export const figures = figuresOf(accessFigures, {
  new_permissions: () => sql`select count(*)::int from (${newPermissions}) as brought`,
  hours_before_first_backup: neverBackedUp,
  // One is made every night.
  hours_without_backup: () => late('backup', 36),
  // The log is looked at every ten minutes.
  hours_without_log: () => late('log', 1),
})
