import type { Input } from '@nivas/contract/call.ts'
import type { Bill } from '@nivas/contract/electrical/bill-schemas.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { monthOf } from '@nivas/contract/electrical/months.ts'
import { onWire, rupees, sum } from '@nivas/contract/money.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { amountOfLine, rateOfLine } from './bill-line.ts'

type Numbers = 'lastReading' | 'currentReading' | 'units' | 'others' | 'credits'
type Row = Omit<Bill, Numbers | 'finalReading' | 'firstReading' | 'billed' | 'paid' | 'owed'> &
  Record<Numbers | 'open', string> &
  Record<'finalReading' | 'firstReading', string | null>

/**
 * Joins `replaced`, the reading at which the meter of the reading `r` was replaced, and `ended`, the last reading
 * entered of that meter, which has its number. A meter that is still in use has its number in the house.
 */
const meterOf = sql`left join lateral (
    select n.month, n.read_at from electric_readings n
    where n.profile_id = r.profile_id and n.new_meter and n.month > r.month order by n.month limit 1) as replaced on true
  left join lateral (
    select e.meterno from electric_readings e where e.profile_id = r.profile_id and e.month < replaced.month
    order by e.read_at <= replaced.read_at desc, e.month desc limit 1) as ended on true`

/**
 * Returns the bills of a month with the present dues of the houses, by house number. A house belongs to the line that
 * it was on in that month.
 */
export async function listBills(
  db: Kysely<DB>,
  _actor: Actor,
  { readingMonth, readingYear, line, profile, group }: Input<typeof electrical.bills>,
): Promise<Bill[]> {
  const month = monthOf(readingYear, readingMonth)
  const where = sql.join(
    [
      sql`r.month = ${month}`,
      ...(line === undefined ? [] : [sql`r.line_id = ${line}`]),
      ...(group === undefined ? [] : [sql`p.group_id = ${group}`]),
      ...(profile === undefined ? [] : [sql`r.profile_id = ${profile}`]),
    ],
    sql` and `,
  )
  const { rows } = await sql<Row>`
    select r.id, r.month, r.last_reading as "lastReading", r.reading as "currentReading", r.new_meter as "newMeter",
      r.final_reading as "finalReading", r.first_reading as "firstReading", r.units, r.is_estimate as "isEstimate",
      json_build_object('id', p.id, 'houseno', p.houseno, 'name', p.name,
        'meterno', case when replaced.month is null then p.meterno else ended.meterno end, 'line', l.name,
        'group', g.name) as profile,
      (select coalesce(json_agg(json_build_object('id', b.id, 'name', t.name, 'rate', ${rateOfLine},
          'amount', ${amountOfLine})
          order by b.rate nulls last, lower(t.name)), '[]')
        from bill_lines b join charge_types t on t.id = b.charge_type_id where b.reading_id = r.id) as charges,
      due.open, due.others, due.credits
    from electric_readings r join electric_profiles p on p.id = r.profile_id
    join electric_lines l on l.id = r.line_id join satsangi_groups g on g.id = p.group_id
    ${meterOf}
    cross join lateral (
      select coalesce(sum(o.balance) filter (where b.reading_id = r.id), 0) as open,
        coalesce(sum(o.balance) filter (where b.reading_id is distinct from r.id and o.balance > 0), 0) as others,
        coalesce(sum(o.balance) filter (where b.reading_id is distinct from r.id and o.balance < 0), 0) as credits
      from open_lines o join bill_lines b on b.id = o.line_id where o.profile_id = r.profile_id) as due
    where ${where} order by p.house_order, p.id`.execute(db)
  return rows.map(({ open, ...row }) => {
    const billed = sum(row.charges.map(({ amount }) => amount))
    const orNull = (value: string | null) => (value === null ? null : Number(value))
    return {
      ...row,
      lastReading: Number(row.lastReading),
      currentReading: Number(row.currentReading),
      finalReading: orNull(row.finalReading),
      firstReading: orNull(row.firstReading),
      units: Number(row.units),
      billed: onWire(billed),
      paid: onWire(billed.minus(open)),
      others: Number(row.others),
      credits: Number(row.credits),
      owed: onWire(rupees(open).plus(row.others).plus(row.credits)),
    }
  })
}
