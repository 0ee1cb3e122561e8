import type { Answer } from '@nivas/contract/call.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { mayPass } from '@nivas/contract/permissions.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { figureAccess } from '@nivas/contract/reservations/dashboard.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { heldRooms } from '../venue/index.ts'

type Figure = keyof typeof figureAccess

/** How each figure is counted, for the venue's day. */
const counts = (today: string) => ({
  arrivals_today: sql`select count(*)::int from reservations where status in ('HOLD', 'PAID') and arrival_date = ${today}`,
  checked_in_today: sql`select count(*)::int from reservations
    where status = 'PAID' and arrival_date = ${today} and checked_in_at is not null`,
  holds_awaiting_bhent: sql`select sum(hold)::int from reservation_tally`,
  rooms_free_tonight: sql`select count(*)::int from rooms r join buildings b on b.id = r.building_id
    where r.is_active and b.is_active
      and r.id not in (${heldRooms(today, addDays(today, 1))})`,
})

/** Today's figures; those that the user may not see are not even counted. */
export async function dashboard(
  db: Kysely<DB>,
  actor: Actor,
): Promise<Answer<typeof reservations.dashboard>> {
  const count = counts(actor.today)
  const names = Object.keys(figureAccess) as Figure[]
  const columns = names.map((name) =>
    mayPass(figureAccess[name], actor.permissions)
      ? sql`(${count[name]}) as ${sql.ref(name)}`
      : sql`null::int as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<Figure, number | null>>`select ${sql.join(columns)}`.execute(db)
  const figures = rows[0]
  if (!figures) throw new Error('a select without a table gave no row')
  return { today: actor.today, ...figures }
}
