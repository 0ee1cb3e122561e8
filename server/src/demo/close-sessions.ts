import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { insertNew } from './insert-rows.ts'
import { addMinutes, at, earliest, latest, type Moment } from './moments.ts'
import { chance, pick, type Random } from './random.ts'

/** A session of the demo, whose takings are already written. */
export type Drawer = {
  id: number
  user_id: number
  day: string
  isOpen: boolean
  /** The time of the last amount that was taken or given back; the opening time if there is none. */
  last: Moment
}

const change = { amount: 500, reason: 'Change from the office' }
const toSafe = (amount: number) => ({ amount: -amount, reason: 'Notes to the safe' })

/** The amounts that are moved during a day: at the Bhent counter, and at the smaller counters of the shops. */
export const movedAtBhent = [change, toSafe(5000), toSafe(10_000)]
export const movedAtShops = [change, change, toSafe(1000)]

/** The variances of a drawer, in rupees, with their reasons. */
const variances = [
  { amount: -10, reason: 'Wrong change given' },
  { amount: -50, reason: 'A torn note was sent back by the bank' },
  { amount: 20, reason: 'A guest did not wait for the change' },
] as const

/** Writes change that was brought and notes that were taken to the safe, for one session out of three. */
async function moveCash(
  trx: Transaction<DB>,
  random: Random,
  sessions: readonly Drawer[],
  moved: typeof movedAtBhent,
): Promise<void> {
  const moving = sessions.filter(() => chance(random, 0.33))
  await insertNew(
    trx,
    'cash_movements',
    moving.map((session) => ({
      session_id: session.id,
      ...pick(random, moved),
      made_by: session.user_id,
      made_at: session.last,
    })),
  )
}

/** Returns a quarter past eight in the evening, or a later time on the same day after a late payment. */
const closingTime = ({ day, last }: Drawer): Moment =>
  earliest(at(day, '23:59'), latest(at(day, '20:15'), addMinutes(last, 10)))

/** Counts the drawers of the closed sessions in the order of closing, which is also the order of the Z numbers. */
export async function closeSessions(
  trx: Transaction<DB>,
  random: Random,
  sessions: readonly Drawer[],
  moved: typeof movedAtBhent,
): Promise<void> {
  await moveCash(trx, random, sessions, moved)
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
}
