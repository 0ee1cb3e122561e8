import type { Answer, Input } from '@nivas/contract/call.ts'
import { addDays, daysBetween } from '@nivas/contract/dates.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { betweenDays } from '../db/days.ts'
import { countQuarterHours, type QuarterHour } from '../db/quarter-hours.ts'
import type { DB } from '../db/schema.gen.ts'
import { countEntries } from '../gate/index.ts'
import type { Reader } from '../http/actor.ts'

type Call = typeof reports.gateTotals

/** Returns every day of the range, even without entries. A page reads only its own days. */
export const gateTotals =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    _reader: Reader,
    { from, to, page, per_page, order }: Input<Call>,
  ): Promise<Answer<Call>> => {
    const total = daysBetween(from, to) + 1
    const skip = (page - 1) * per_page
    const count = Math.min(per_page, total - skip)
    if (count <= 0) return { rows: [], total }
    const first = order === 'asc' ? addDays(from, skip) : addDays(to, 1 - skip - count)
    const days = Array.from({ length: count }, (_, at) => addDays(first, at))
    const counted = await countEntries(db, timeZone, first, addDays(first, count - 1))
    const byDay = new Map(counted.map((row) => [row.day, row]))
    const rows = days.map((entryDate) => {
      const {
        entries = 0,
        nonSatsangiTotal = 0,
        satsangiTotal = 0,
        overallTotal = 0,
      } = byDay.get(entryDate) ?? {}
      return { entryDate, entries, visitors: nonSatsangiTotal, satsangi: satsangiTotal, total: overallTotal }
    })
    return { rows: order === 'asc' ? rows : rows.reverse(), total }
  }

/** Returns the people who came in on a day, by quarter hour. */
export const gateQuarterHours =
  (timeZone: string) =>
  (
    db: Kysely<DB>,
    _reader: Reader,
    { day }: Input<typeof reports.gateQuarterHours>,
  ): Promise<QuarterHour[]> =>
    countQuarterHours(
      db,
      sql`gate_visits where ${betweenDays(sql`entered_at`, { from: day, to: day }, timeZone)}`,
      timeZone,
    )
