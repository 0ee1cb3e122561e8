import type { Answer, Input } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import { cashMade } from '@nivas/contract/cash/report.ts'
import { blank } from '@nivas/contract/fields.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { backlogOf, openOn, day as readDay, toSign } from './day.ts'
import { readReports } from './read-reports.ts'

type Sign = typeof cash.signDay

const changed = () =>
  new Refusal(
    400,
    'Another session was closed or signed off meanwhile. The figures are new: please check them.',
  )

/**
 * Signs off exactly the closed sessions that the screen showed, once for each day, with the amount of cash for the
 * bank. Also stores what the closing lacks: the sessions that are open now, and the day since which sessions wait for
 * a sign-off.
 */
export const signDay =
  (timeZone: string) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { day, session_ids, to_bank, remarks }: Input<Sign>,
  ): Promise<Answer<Sign>> => {
    if (day > actor.today) throw wrongField('day', 'This day has not come yet.')
    const sessions = await readReports(trx, actor, toSign(timeZone, day))
    const shown = new Set(session_ids)
    if (sessions.length !== shown.size || sessions.some(({ id }) => !shown.has(id))) throw changed()
    const made = onWire(sum(sessions.map(cashMade)))
    if (to_bank !== made && blank(remarks))
      throw wrongField(
        'remarks',
        "Please write why the amount that goes to the bank differs from the day's cash.",
      )
    const backlog = await backlogOf(trx, timeZone, day)
    const signing = trx
      .insertInto('cash_days')
      .values({
        ...{ day, cash: made, to_bank, remarks, signed_by: actor.id },
        unsigned_since: backlog?.since ?? null,
      } satisfies Writes<Input<Sign>, 'session_ids'>)
      .execute()
    await refusing(signing, {
      cash_days_pkey: () => new Refusal(400, 'This day is already signed off.'),
    })
    const listed = sql`insert into cash_day_sessions (session_id, day)
      select id, ${day} from unnest(${[...shown]}::int[]) as id`.execute(trx)
    await refusing(listed, { cash_day_sessions_pkey: changed })
    await sql`insert into cash_day_open_sessions (day, session_id)
      select ${day}, s.id from cash_sessions s where ${openOn(timeZone, day)}`.execute(trx)
    return readDay(timeZone)(trx, actor, { day })
  }
