import type { Answer, Input } from '@nivas/contract/call.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { onVenueClock } from '../http/venue-time.ts'
import type { SealNumber } from '../identity/index.ts'
import { endVisit } from './end-visit.ts'
import { findOpen } from './find-open.ts'
import { giveTray, noTrayFree } from './give-tray.ts'
import { readState } from './read-state.ts'
import { lacksTray } from './visit-rows.ts'

type Status = typeof samadh.status

/**
 * Clears a visit at the security point, or marks it as ended: each once. The security point also gives the tray that
 * the visit lacks. An exit without clearance is possible, and the answer shows it.
 */
export const updateStatus =
  (around: { timeZone: string; seal: SealNumber }) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { idNumber, name, birthYear, isSecurity, trayRequired }: Input<Status>,
  ): Promise<Answer<Status>> => {
    const visit = await findOpen(trx, around, { idNumber, name, birthYear })
    if (!isSecurity) await endVisit(trx, actor, visit.id)
    else if (visit.security_at) await giveLackingTray(trx, around.timeZone, visit, visit.security_at)
    else {
      const needsTray = lacksTray({ ...visit, tray_required: visit.tray_required || trayRequired })
      const tray = needsTray ? await giveTray(trx, visit.id) : undefined
      // The visitor has entered already, so only a tray that the guard requested can be refused.
      if (needsTray && trayRequired && tray === undefined) throw noTrayFree()
      await clear(trx, actor, visit.id)
    }
    return readState(trx, visit.id)
  }

/** Gives a tray to a visit that passed security without the tray it needs and is scanned again. */
async function giveLackingTray(
  trx: Transaction<DB>,
  timeZone: string,
  visit: Awaited<ReturnType<typeof findOpen>>,
  passed: Date,
) {
  const at = { moment: onVenueClock(timeZone, passed) }
  if (!lacksTray(visit)) throw new Refusal(400, 'This visit already passed security at {{moment}}.', at)
  if ((await giveTray(trx, visit.id)) === undefined)
    throw new Refusal(
      400,
      'This visit already passed security at {{moment}} and still needs a tray, but none is free.',
      at,
    )
}

const clear = (trx: Transaction<DB>, actor: Actor, id: number) =>
  trx
    .updateTable('samadh_visits')
    .set({
      security_at: sql<Date>`greatest(now(), entered_at)`,
      security_by: actor.id,
      security_from: actor.address,
    })
    .where('id', '=', id)
    .execute()
