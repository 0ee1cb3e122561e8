import type { Input } from '@nivas/contract/call.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { monthOf, wrongMonth } from '@nivas/contract/electrical/months.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { whenMade } from '../http/when-made.ts'
import { found } from './named-rows.ts'
import { isOfFamilyBefore, readingRows } from './reading-rows.ts'

/** Returns the first day of the month of a request. Refuses a month that is not open for readings on this day. */
export function monthToRead({ month, year }: { month: number; year: number }, day: string): string {
  const first = monthOf(year, month)
  const wrong = wrongMonth(first, day)
  if (wrong) throw new Refusal(400, wrong)
  return first
}

async function refuseClosedLine(db: Kysely<DB>, id: number) {
  const line = await db
    .selectFrom('electric_lines')
    .select('is_enabled')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found(line, 'There is no such electric line').is_enabled)
    throw new Refusal(400, 'This electric line is switched off')
}

/**
 * Returns the enabled houses of a line that are still to be read in a month. A page that waited in a browser and is now
 * corrected sends `kept`: its month is judged by the day on which it was made, as when it is saved.
 */
export const listReadings =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    actor: Actor,
    { readingMonth, readingYear, line, kept }: Input<typeof electrical.readings>,
  ): Promise<ReadingRow[]> => {
    const made = await whenMade(db, kept)
    const day = made ? dayIn(timeZone, made.at) : actor.today
    const month = monthToRead({ month: readingMonth, year: readingYear }, day)
    // Refuse the line before the user types readings, because saving them would be refused.
    if (!made) await refuseClosedLine(db, line)
    return readingRows(
      db,
      month,
      sql`p.line_id = ${line} and p.is_enabled
      and not exists (select from electric_readings r where r.profile_id = p.id and r.month = ${month})
      and not ${isOfFamilyBefore(month)}`,
    )
  }
