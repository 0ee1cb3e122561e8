import type { Answer, Input } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import type { Counter } from '@nivas/contract/cash/counters.ts'
import type { Kind, Tender } from '@nivas/contract/cash/tenders.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { rowsWhere } from './book-rows.ts'

type Totals = typeof cash.journalTotals

type Row = { counter: Counter; tender: Tender; kind: Kind; rows: number; taken: string; given_back: string }

/** Returns the totals of the book by counter, tender and kind, read only from an index. */
export const journalTotals =
  (timeZone: string) =>
  async (db: Kysely<DB>, _actor: Actor, query: Input<Totals>): Promise<Answer<Totals>> => {
    const { rows } = await sql<Row>`
      select counter, tender, kind, count(*)::int as rows, coalesce(sum(amount) filter (where amount >= 0), 0) as taken,
        coalesce(sum(amount) filter (where amount < 0), 0) as given_back
      from cash_book where ${rowsWhere(timeZone, query)}
      group by counter, tender, kind order by counter, tender, kind`.execute(db)
    return rows.map((row) => ({ ...row, taken: Number(row.taken), given_back: Number(row.given_back) }))
  }
