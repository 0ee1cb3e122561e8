import type { VisitHours } from '@nivas/contract/samadh/hours.ts'
import type { SiteSettings } from '@nivas/contract/samadh/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Returns the visit hours as they were set at a moment, by default now; null when none were set. */
export async function readHours(db: Kysely<DB>, at?: Date): Promise<VisitHours | null> {
  const { rows } = await sql<VisitHours>`select to_char(from_time, 'HH24:MI') as "fromTime",
      to_char(to_time, 'HH24:MI') as "toTime"
    from samadh_visit_hours ${at === undefined ? sql`` : sql`where set_at <= ${at}`} order by id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Returns the hours, with who set them and when, and the number of trays. */
export async function readSettings(db: Kysely<DB>): Promise<SiteSettings> {
  const { rows } = await sql<{
    hours: SiteSettings['hours']
    trays: number
    held: number
  }>`select
      (select json_build_object('fromTime', to_char(h.from_time, 'HH24:MI'), 'toTime', to_char(h.to_time, 'HH24:MI'),
          'set_at', h.set_at, 'set_by', u.name)
        from samadh_visit_hours h join users u on u.id = h.set_by order by h.id desc limit 1) as hours,
      s.trays, (select count(*)::int from samadh_trays where visit_id is not null) as held
    from samadh_settings s`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of the memorial site are missing')
  return { hours: row.hours, trays: row.trays, traysHeld: row.held }
}
