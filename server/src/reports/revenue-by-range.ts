import type { Input } from '@nivas/contract/call.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import type { RevenueRow } from '@nivas/contract/reports/schemas.ts'
import { type Kysely, sql } from 'kysely'
import { betweenDays } from '../db/days.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'

type Row = {
  building_id: number | null
  name: string | null
  bhent: string
  donation: string
  receipts: number
  first: number
}

/**
 * Returns the shares of the receipts of a range of days, summed by building; their sum is that of the cash book. The
 * last row has all buildings, and counts a receipt for several buildings once.
 */
export const revenueByRange =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    _reader: Reader,
    range: Input<typeof reports.revenueByRange>,
  ): Promise<RevenueRow[]> => {
    const matching = sql`bhent_shares where ${betweenDays(sql`taken_at`, range, timeZone)}`
    const { rows } = await sql<Row>`
      select s.*, b.name from (
        select building_id, sum(bhent) as bhent, sum(donation) as donation, count(*)::int as receipts,
          count(*) filter (where is_first)::int as first
        from ${matching} group by building_id) as s
      left join buildings b on b.id = s.building_id order by b.name, b.id`.execute(db)
    if (rows.length === 0) return []
    const total = (name: 'bhent' | 'donation') => onWire(sum(rows.map((row) => row[name])))
    return [
      ...rows.map(({ building_id, name, bhent, donation, receipts }) => ({
        building_id,
        name: name ?? '',
        is_total: false,
        total_revenue: Number(bhent),
        additional_bhent: Number(donation),
        receipts,
      })),
      {
        building_id: null,
        name: '',
        is_total: true,
        total_revenue: total('bhent'),
        additional_bhent: total('donation'),
        receipts: rows.reduce((all, { first }) => all + first, 0),
      },
    ]
  }
