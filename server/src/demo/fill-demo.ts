import { timeIn } from '@nivas/contract/dates.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { isDemo } from '../venue/index.ts'
import { fillParts } from './fill-parts.ts'
import { fillVenue } from './fill-venue.ts'
import { at } from './moments.ts'
import type { DemoSignIn } from './staff.ts'

export type DemoOptions = {
  /** The venue's calendar day, `YYYY-MM-DD`. */
  today: string
  /** The venue's clock, `HH:mm`: nothing has happened after it. */
  now?: string
  timeZone?: string
  /** Whether a database without buildings becomes a demo; one that is a demo gets the parts that it lacks in any case. */
  fromEmpty?: boolean
}

/**
 * Makes a venue at work around `today` of a database that has no buildings, and fills the parts of areas that a demo does
 * not have yet: see README.md. All of it or nothing; of several servers that start at once one does it. The same `today`
 * and `now` give the same venue.
 * The first administrator must be there already: this makes users, and would keep one from being made.
 *
 * @returns how the staff of a new demo sign in, which is kept nowhere; nothing when the venue was there already
 */
export async function fillDemo(
  db: Kysely<DB>,
  { today, timeZone = 'Asia/Kolkata', now = timeIn(timeZone), fromEmpty = true }: DemoOptions,
): Promise<DemoSignIn[]> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table demo_venue in share row exclusive mode`.execute(trx)
    // Moments are written and read as the venue's clock shows them.
    await sql`select set_config('TimeZone', ${timeZone}, true)`.execute(trx)
    const moment = { today, now: at(today, now) }
    const signIns = fromEmpty ? await fillVenue(trx, moment) : []
    if (await isDemo(trx)) await fillParts(trx, moment)
    return signIns
  })
}
