import type { Answer, Input } from '@nivas/contract/call.ts'
import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import { MOST_REPORTED } from '@nivas/contract/count.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import type { BhentShare } from '@nivas/contract/reports/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { betweenDays } from '../db/days.ts'
import { countUpToLimit, wayTo } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'

type Call = typeof reports.bhentShares

type Row = Omit<BhentShare, 'taken_at' | 'total_revenue' | 'additional_bhent' | 'receipt'> & {
  taken_at: Date
  series: string
  number: number
  bhent: string
  donation: string
}

/** Returns the receipts of a range of days with the share of each building, by time. */
export const bhentShares =
  (timeZone: string) =>
  async (db: Kysely<DB>, _reader: Reader, query: Input<Call>): Promise<Answer<Call>> => {
    const { building_id } = query
    const ofBuilding =
      building_id === undefined
        ? sql``
        : building_id === 0
          ? sql`and building_id is null`
          : sql`and building_id = ${building_id}`
    const matching = sql`bhent_shares where ${betweenDays(sql`taken_at`, query, timeZone)} ${ofBuilding}`
    const total = await countUpToLimit(db, matching, MOST_REPORTED)
    const way = wayTo(query, total, total <= MOST_REPORTED)
    if (!way) return { rows: [], total }
    const order = (direction: RawBuilder<unknown>, table: string) =>
      sql.join(
        ['taken_at', 'receipt_id', 'building_id'].map((name) => sql`${sql.ref(table + name)} ${direction}`),
      )
    const { rows } = await sql<Row>`
      select s.receipt_id, c.series, c.number, s.taken_at, s.reservation_id, r.application_number, r.applicant_name,
        b.name as building, s.bhent, s.donation
      from (select * from ${matching} order by ${order(way.walk, '')} offset ${way.skip} limit ${way.count}) as s
      join cash_receipts c on c.id = s.receipt_id
      join reservations r on r.id = s.reservation_id
      left join buildings b on b.id = s.building_id
      order by ${order(way.read, 's.')}`.execute(db)
    return { rows: rows.map(toShare), total }
  }

const toShare = ({ series, number, bhent, donation, taken_at, ...row }: Row): BhentShare => ({
  ...row,
  receipt: receiptNumber({ series, number }),
  taken_at: taken_at.toISOString(),
  total_revenue: Number(bhent),
  additional_bhent: Number(donation),
})
