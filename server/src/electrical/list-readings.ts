import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { monthOf, wrongMonth } from '@nivas/contract/electrical/months.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { readingRows } from './reading-rows.ts'

/** The month of a request in the format of the ledger; refused when it cannot be read today. */
export function monthToRead({ month, year }: { month: number; year: number }, today: string): string {
  const first = monthOf(year, month)
  const wrong = wrongMonth(first, today)
  if (wrong) throw new Refusal(400, wrong)
  return first
}

/** The enabled houses of a line that were not read in a month. */
export async function listReadings(
  db: Kysely<DB>,
  actor: Actor,
  { readingMonth, readingYear, line }: Input<typeof electrical.readings>,
): Promise<ReadingRow[]> {
  const month = monthToRead({ month: readingMonth, year: readingYear }, actor.today)
  return readingRows(
    db,
    month,
    sql`p.line_id = ${line} and p.is_enabled
      and not exists (select from electric_readings r where r.profile_id = p.id and r.month = ${month})`,
  )
}
