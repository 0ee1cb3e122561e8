import type { Answer, Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { monthOf } from '@nivas/contract/electrical/months.ts'
import { months } from '@nivas/contract/electrical/report-calls.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'

type Row = Answer<typeof electrical.lineLoad>[number]
type Months = Pick<Row, (typeof months)[number]>

/**
 * Returns the units of every line in each month of a year. A house counts for the line that it was on in that month.
 */
export async function lineLoad(
  db: Kysely<DB>,
  _reader: Reader,
  { loadyear }: Input<typeof electrical.lineLoad>,
): Promise<Row[]> {
  const { rows } = await sql<{ id: number; name: string; units: Record<string, number> }>`
    select l.id, l.name, json_object_agg(extract(month from used.month)::int, used.units) as units from (
      select r.line_id, r.month, sum(r.units) as units from electric_readings r
      where r.month between ${monthOf(loadyear, 1)} and ${monthOf(loadyear, 12)} group by r.line_id, r.month) as used
    join electric_lines l on l.id = used.line_id group by l.id order by lower(l.name)`.execute(db)
  return rows.map(({ id, name, units }) => ({
    id,
    name,
    ...(Object.fromEntries(months.map((month, at) => [month, units[at + 1] ?? 0])) as Months),
    total: onWire(sum(Object.values(units))),
  }))
}
