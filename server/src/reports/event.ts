import type { Input } from '@nivas/contract/call.ts'
import { onWire, rupees } from '@nivas/contract/money.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import type { EventRow } from '@nivas/contract/reports/schemas.ts'
import { type Kysely, sql } from 'kysely'
import { peopleOf } from '../db/people-of.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'
import { isNoShow } from '../reservations/index.ts'
import { ofParty, partiesOf } from './event-parties.ts'

type Numbers = EventRow['before']
type Row = Omit<Numbers, 'bhent' | 'additional_bhent'> & { month: string; bhent: string; donation: string }

const zero: Numbers = {
  parties: 0,
  people: 0,
  rooms: 0,
  nights: 0,
  no_shows: 0,
  bhent: 0,
  additional_bhent: 0,
}

const numbersOf = ({ bhent, donation, month: _, ...row }: Row): Numbers => ({
  ...row,
  bhent: Number(bhent),
  additional_bhent: Number(donation),
})

const add = (a: Numbers, b: Numbers): Numbers => ({
  parties: a.parties + b.parties,
  people: a.people + b.people,
  rooms: a.rooms + b.rooms,
  nights: a.nights + b.nights,
  no_shows: a.no_shows + b.no_shows,
  bhent: onWire(rupees(a.bhent).plus(b.bhent)),
  additional_bhent: onWire(rupees(a.additional_bhent).plus(b.additional_bhent)),
})

/** Returns the months of a year with the same months of the year before, and the whole year in the last row. */
export async function eventReport(
  db: Kysely<DB>,
  _reader: Reader,
  { event_id, year }: Input<typeof reports.event>,
): Promise<EventRow[]> {
  const { rows } = await sql<Row>`
    select date_trunc('month', r.arrival_date)::date as month, count(*)::int as parties, sum(${peopleOf('r.')})::int as people,
      sum(held.rooms)::int as rooms, sum(held.rooms * (r.departure_date - r.arrival_date))::int as nights,
      count(*) filter (where ${isNoShow})::int as no_shows, sum(paid.bhent) as bhent, sum(paid.donation) as donation
    from (select * from reservations where ${partiesOf(event_id, `${year - 1}-01-01`, `${year}-12-31`)}) as r
    ${ofParty}
    group by 1`.execute(db)
  if (rows.length === 0) return []
  const found = new Map(rows.map((row) => [row.month, numbersOf(row)]))
  const months = Array.from({ length: 12 }, (_, at) => `-${String(at + 1).padStart(2, '0')}-01`)
  const ofYear = (one: number) => months.map((month) => found.get(`${one}${month}`) ?? zero)
  const [now, before] = [ofYear(year), ofYear(year - 1)]
  return [
    ...months.map((month, at) => ({
      month: `${year}${month}`,
      is_total: false,
      ...(now[at] ?? zero),
      before: before[at] ?? zero,
    })),
    {
      month: `${year}-01-01`,
      is_total: true,
      ...now.reduce(add, zero),
      before: before.reduce(add, zero),
    },
  ]
}
