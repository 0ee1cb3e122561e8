import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { Statement } from '@nivas/contract/electrical/payment-schemas.ts'
import { onWire, rupees } from '@nivas/contract/money.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { found } from './named-rows.ts'

type Row = Omit<Statement['rows'][number], 'amount' | 'balance'> & { amount: string }

/** Returns the account of a house: bill lines on the first of their month, corrections and payments on their days. */
export const getStatement =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    _actor: Actor,
    { id, from, to }: Input<typeof electrical.statement>,
  ): Promise<Statement> => {
    const profile = await db
      .selectFrom('electric_profiles')
      .select(['id', 'houseno', 'name'])
      .where('id', '=', id)
      .executeTakeFirst()
    const { rows } = await sql<Row>`
      select day, kind, name, "isEstimate", amount, month, payment, undoes from (
        select b.month as day, 'BILL' as kind, t.name,
            b.rate is not null and coalesce(r.is_estimate, false) as "isEstimate", b.amount, b.month, null::int as payment, null as undoes,
            case when b.rate is null then 0 else 1 end as place, b.id
          from bill_lines b join charge_types t on t.id = b.charge_type_id
          left join electric_readings r on r.id = b.reading_id where b.profile_id = ${id}
        union all
        select (c.made_at at time zone ${timeZone})::date, 'CORRECTION', c.reason, false, c.amount, b.month, null, null, 2, c.id
          from bill_corrections c join bill_lines b on b.id = c.line_id where b.profile_id = ${id}
        union all
        select d.paid_on, case when d.undoes is null then 'PAYMENT' else 'TAKEN_BACK' end, d.receipt_number, false,
            -d.received, null, d.id, o.receipt_number, 3, d.id
          from dues_payments d left join dues_payments o on o.id = d.undoes
          where d.profile_id = ${id} and d.received <> 0
      ) as account where day <= ${to} order by day, place, id`.execute(db)
    let balance = rupees(0)
    let opening = balance
    const shown = rows.flatMap(({ amount, ...row }) => {
      balance = balance.plus(amount)
      if (row.day >= from) return [{ ...row, amount: Number(amount), balance: onWire(balance) }]
      opening = balance
      return []
    })
    return {
      profile: found(profile, 'There is no such house'),
      opening: onWire(opening),
      rows: shown,
      closing: onWire(balance),
    }
  }
