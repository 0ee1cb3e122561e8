import { sql } from 'kysely'

/** SQL for the name of the event or satsangi group that the report of a schedule `s` is about. */
export const aboutOf = sql<string | null>`coalesce((select e.name from event_types e where e.id = s.event_id),
  (select g.name from satsangi_groups g where g.id = s.group_id))`
