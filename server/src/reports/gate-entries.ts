import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_REPORTED } from '@nivas/contract/count.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import type { GateEntryRow } from '@nivas/contract/reports/schemas.ts'
import { type Kysely, sql } from 'kysely'
import { betweenDays } from '../db/days.ts'
import { countUpToLimit, wayTo } from '../db/lists.ts'
import { inQuarterHour } from '../db/quarter-hours.ts'
import type { DB } from '../db/schema.gen.ts'
import { countVisits } from '../gate/index.ts'
import type { Reader } from '../http/actor.ts'

type Call = typeof reports.gateEntries

type Row = Omit<GateEntryRow, 'adharid' | 'created_at' | 'updated_at'> & {
  aadhaar_last4: string | null
  created_at: Date
  updated_at: Date
}

/** Returns the entries at the gates by time, on the venue's days. */
export const gateEntries =
  (timeZone: string) =>
  async (db: Kysely<DB>, _reader: Reader, query: Input<Call>): Promise<Answer<Call>> => {
    const { issatsangi, quarter } = query
    const satsangi = issatsangi === undefined ? undefined : issatsangi === 'true'
    const kind = satsangi === undefined ? sql`` : sql`and is_satsangi = ${satsangi}`
    const when =
      quarter === undefined
        ? betweenDays(sql`entered_at`, query, timeZone)
        : inQuarterHour(query.from, quarter, timeZone)
    const matching = sql`gate_visits where ${when} ${kind}`
    const total =
      quarter === undefined
        ? await countVisits(db, timeZone, query, satsangi)
        : await countUpToLimit(db, matching, MOST_REPORTED)
    const way = wayTo(query, total, quarter === undefined || total <= MOST_REPORTED)
    if (!way) return { rows: [], total }
    const { rows } = await sql<Row>`
      select v.id, v.id_card_no, v.aadhaar_last4, coalesce(v.visitor_name, '') as visitor_name, v.mobile as "mobileNumber",
        v.building_name as name, v.house_no as "houseNo", v.arrival_date, v.departure_date,
        case when (v.entered_at at time zone ${timeZone}::text)::date = v.arrival_date
          then to_char(v.entered_at at time zone ${timeZone}::text, 'HH24:MI') end as arrival_time,
        to_char(v.departure_time, 'HH24:MI') as departure_time, v.people as noofpeople, v.is_satsangi as issatsangi,
        v.entered_at as created_at, greatest(v.entered_at, v.edited_at, v.exited_at) as updated_at
      from (select id from ${matching} order by entered_at ${way.walk}, id ${way.walk} offset ${way.skip} limit ${way.count}) as walked
      join gate_visits v using (id)
      order by v.entered_at ${way.read}, v.id ${way.read}`.execute(db)
    return {
      rows: rows.map(({ aadhaar_last4, created_at, updated_at, ...row }) => ({
        ...row,
        adharid: aadhaar_last4 === null ? null : maskedNumber(aadhaar_last4),
        created_at: created_at.toISOString(),
        updated_at: updated_at.toISOString(),
      })),
      total,
    }
  }
