import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { LineAccount } from '@nivas/contract/electrical/usage-calls.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { betweenDays } from '../db/days.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'

type Row = Omit<LineAccount, 'billed' | 'collected' | 'owed'> &
  Record<'billed' | 'collected' | 'owed', string>

/**
 * Returns, for each line or for each house of a line, the amounts that were billed for the months of a range,
 * corrected and received on its days, and the present dues. A correction counts on its day, as in the account of the
 * house, which a figure opens. A house counts for its present line with its whole account. The account of a family
 * that has left counts with its money, but not as a house.
 */
export const lineAccounts =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    _reader: Reader,
    { from, to, line }: Input<typeof electrical.lineAccounts>,
  ): Promise<LineAccount[]> => {
    const onLine = (profile: RawBuilder<unknown>) =>
      line === undefined
        ? sql``
        : sql`and ${profile} in (select id from electric_profiles where line_id = ${line})`
    const ofProfile = onLine(sql`profile_id`)
    const { rows } = await sql<Row>`
      with house as materialized (
        select p.id, p.name, p.houseno, p.house_order, p.line_id, p.left_on, coalesce(b.amount, 0) + coalesce(c.amount, 0) as billed,
          coalesce(d.amount, 0) as collected, coalesce(o.amount, 0) as owed
        from electric_profiles p
        left join (select profile_id, sum(amount) as amount from bill_lines where month between ${from} and ${to} ${ofProfile}
          group by profile_id) as b on b.profile_id = p.id
        left join (select l.profile_id, sum(c.amount) as amount from bill_corrections c join bill_lines l on l.id = c.line_id
          where ${betweenDays(sql`c.made_at`, { from, to }, timeZone)} ${onLine(sql`l.profile_id`)} group by l.profile_id) as c on c.profile_id = p.id
        left join (select profile_id, sum(received) as amount from dues_payments where paid_on between ${from} and ${to} ${ofProfile}
          group by profile_id) as d on d.profile_id = p.id
        left join (select profile_id, sum(balance) as amount from open_lines where true ${ofProfile} group by profile_id) as o on o.profile_id = p.id
        where true ${onLine(sql`p.id`)}
      )
      ${
        line === undefined
          ? sql`select l.id, l.name, null as houseno, (count(*) filter (where h.left_on is null))::int as houses, sum(h.billed) as billed, sum(h.collected) as collected,
              sum(h.owed) as owed from house h join electric_lines l on l.id = h.line_id group by l.id order by lower(l.name)`
          : sql`select h.id, h.name, h.houseno, (h.left_on is null)::int as houses, h.billed, h.collected, h.owed from house h order by h.house_order, h.id`
      }`.execute(db)
    return rows.map((row) => ({
      ...row,
      billed: Number(row.billed),
      collected: Number(row.collected),
      owed: Number(row.owed),
    }))
  }
