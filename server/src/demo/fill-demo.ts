import { timeIn } from '@nivas/contract/dates.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { isDemo } from '../venue/index.ts'
import { fillParts } from './fill-parts.ts'
import { fillVenue } from './fill-venue.ts'
import { at } from './moments.ts'
import { readStaff } from './read-staff.ts'
import { signDays } from './sign-days.ts'
import type { DemoSignIn } from './staff.ts'

export type DemoOptions = {
  /** The venue's calendar day, `YYYY-MM-DD`. */
  today: string
  /** The time on the venue's clock, `HH:mm`. No event of the demo is later. */
  now?: string
  timeZone?: string
  /** Whether a database without buildings becomes a demo. An existing demo always gets its missing parts. */
  fromEmpty?: boolean
}

/**
 * Creates a working venue around `today` in a database without buildings, and fills the missing parts of areas in an
 * existing demo; see README.md. Fills everything or nothing. When several servers start at the same time, only one of
 * them does it. The same `today` and `now` give the same venue. The first administrator must already exist, because the
 * demo's users would prevent its creation.
 *
 * @returns the sign-ins of a new demo's staff, which are not stored; empty when the venue existed
 */
export async function fillDemo(
  db: Kysely<DB>,
  { today, timeZone = 'Asia/Kolkata', now = timeIn(timeZone), fromEmpty = true }: DemoOptions,
): Promise<DemoSignIn[]> {
  return db.transaction().execute(async (trx) => {
    // A server that starts beside another one waits until that one has filled the venue, which takes minutes on an old
    // PC.
    await sql`set local statement_timeout = '10min'`.execute(trx)
    await sql`lock table demo_venue in share row exclusive mode`.execute(trx)
    // Moments are written and read in the venue's time zone.
    await sql`select set_config('TimeZone', ${timeZone}, true)`.execute(trx)
    const moment = { today, now: at(today, now) }
    const signIns = fromEmpty ? await fillVenue(trx, moment) : []
    if (await isDemo(trx)) await fillParts(trx, moment)
    if (signIns.length > 0) await signDays(trx, today, (await readStaff(trx)).supervisor)
    return signIns
  })
}
