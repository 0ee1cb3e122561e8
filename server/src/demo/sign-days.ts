import { addDays } from '@nivas/contract/dates.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { at } from './moments.ts'

/**
 * Signs off each day on the next morning, as the supervisor, with the sessions of all counters. Yesterday is still
 * open. This comes after everything that takes money, because a signed day does not change.
 */
export async function signDays(trx: Transaction<DB>, today: string, supervisor: number): Promise<void> {
  const { rows: days } = await sql<{ day: string; ids: number[] }>`
    select to_char(closed_at, 'YYYY-MM-DD') as day, array_agg(id order by id) as ids from cash_sessions
    where closed_at < ${addDays(today, -1)}::date group by 1 order by 1`.execute(trx)
  for (const { day, ids } of days) {
    await sql`insert into cash_days (day, cash, to_bank, remarks, signed_by, signed_at)
      select ${day}, sum(cash), greatest(0, sum(cash)), case when sum(cash) < 0 then 'More was given back than taken' end,
        ${supervisor}, ${at(addDays(day, 1), '09:30')}
      from (select counted - opening_float - coalesce((select sum(amount) from cash_movements where session_id = s.id), 0)
        as cash from cash_sessions s where id = any(${ids}::int[])) as made`.execute(trx)
    await sql`insert into cash_day_sessions (session_id, day)
      select id, ${day} from unnest(${ids}::int[]) as id`.execute(trx)
  }
}
