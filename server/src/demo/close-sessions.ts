import { addDays } from '@nivas/contract/dates.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Circumstances } from './application.ts'
import type { Payment } from './cash-book.ts'
import { insertRows, takeIds } from './insert-rows.ts'
import { addMinutes, at, dayOf, earliest, latest, type Moment } from './moments.ts'
import { chance, pick, type Random } from './random.ts'

/** A session of the demo, with its takings. */
export type Session = {
  id: number
  user_id: number
  day: string
  opened_at: Moment
  opening_float: number
  isOpen: boolean
  payments: Payment[]
}

const moved = [
  { amount: 500, reason: 'Change fetched from the office' },
  { amount: -5000, reason: 'Notes to the safe' },
  { amount: -10000, reason: 'Notes to the safe' },
] as const

/** The variances of a drawer, in rupees, with their reasons. */
const variances = [
  { amount: -10, reason: 'Wrong change given' },
  { amount: -50, reason: 'A torn note was sent back by the bank' },
  { amount: 20, reason: 'A guest did not wait for the change' },
] as const

const lastOf = ({ payments, opened_at }: Session): Moment =>
  latest(opened_at, ...payments.map((one) => one.taken_at))

/** Change brought and notes taken to the safe, in one session out of three. */
async function moveCash(trx: Transaction<DB>, random: Random, sessions: readonly Session[]): Promise<void> {
  const moving = sessions.filter(() => chance(random, 0.33))
  const ids = await takeIds(trx, 'cash_movements', moving.length)
  await insertRows(
    trx,
    'cash_movements',
    moving.map((session, i) => ({
      id: ids[i],
      session_id: session.id,
      ...pick(random, moved),
      made_by: session.user_id,
      made_at: lastOf(session),
    })),
  )
}

/** A quarter past eight, or later after a late payment, but on the same day. */
const closingTime = (session: Session): Moment =>
  earliest(at(session.day, '23:59'), latest(at(session.day, '20:15'), addMinutes(lastOf(session), 10)))

/** Counts the drawers of the closed sessions in the order of closing, which is that of the Z numbers. */
export async function closeSessions(
  trx: Transaction<DB>,
  random: Random,
  sessions: readonly Session[],
  around: Circumstances,
): Promise<void> {
  await moveCash(trx, random, sessions)
  const over = sessions
    .filter(({ isOpen }) => !isOpen)
    .map((session) => ({ ...session, closed_at: closingTime(session) }))
    .toSorted((a, b) => (a.closed_at < b.closed_at ? -1 : a.closed_at > b.closed_at ? 1 : a.id - b.id))
  for (const { id, user_id, closed_at } of over) {
    const variance = chance(random, 0.12) ? pick(random, variances) : undefined
    await sql`update cash_sessions s set closed_at = ${closed_at}, closed_by = ${user_id}, counted = found.counted,
        variance_reason = case when found.counted <> found.expected then ${variance?.reason ?? 'Paid out of the safe'} end
      from (select expected, greatest(0, expected + ${variance?.amount ?? 0}::numeric) as counted
        from (select opening_float
            + coalesce((select sum(amount) from cash_book where session_id = ${id} and tender = 'CASH'), 0)
            + coalesce((select sum(amount) from cash_movements where session_id = ${id}), 0) as expected
          from cash_sessions where id = ${id}) as drawer) as found
      where s.id = ${id}`.execute(trx)
  }
  await signDays(trx, over, around)
}

/** The supervisor signs a day off the next morning; yesterday is still open. */
async function signDays(
  trx: Transaction<DB>,
  closed: readonly (Session & { closed_at: Moment })[],
  { today, staff }: Circumstances,
): Promise<void> {
  const days = [...new Set(closed.map(({ closed_at }) => dayOf(closed_at)))]
  for (const day of days.filter((one) => one < addDays(today, -1)).sort()) {
    const ids = closed.filter(({ closed_at }) => dayOf(closed_at) === day).map(({ id }) => id)
    await sql`insert into cash_days (day, cash, to_bank, remarks, signed_by, signed_at)
      select ${day}, sum(cash), greatest(0, sum(cash)), case when sum(cash) < 0 then 'More was given back than taken' end,
        ${staff.supervisor}, ${at(addDays(day, 1), '09:30')}
      from (select counted - opening_float - coalesce((select sum(amount) from cash_movements where session_id = s.id), 0)
        as cash from cash_sessions s where id = any(${ids}::int[])) as made`.execute(trx)
    await sql`insert into cash_day_sessions (session_id, day)
      select id, ${day} from unnest(${ids}::int[]) as id`.execute(trx)
  }
}
