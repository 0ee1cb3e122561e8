import type { Answer, Input } from '@nivas/contract/call.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import { leavesThings } from '@nivas/contract/samadh/visit.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { onVenueClock } from '../http/venue-time.ts'
import { lockVisit } from './find-open.ts'
import { freeTray } from './give-tray.ts'
import { readState } from './read-state.ts'
import { receiptOf } from './visit-rows.ts'

type HandBack = typeof samadh.handBack

/** Records that a visitor who has left got tray and phones back, and frees the tray. */
export const handBack =
  (timeZone: string) =>
  async (trx: Transaction<DB>, actor: Actor, { id }: Input<HandBack>): Promise<Answer<HandBack>> => {
    const visit = await lockVisit(trx, id)
    if (!leavesThings(receiptOf(visit))) throw new Refusal(400, 'This visit left no items at the counter.')
    if (!visit.exited_at) throw new Refusal(400, 'Please mark the visitor out first.')
    if (visit.returned_at)
      throw new Refusal(400, 'This was already handed back at {{moment}}.', {
        moment: onVenueClock(timeZone, visit.returned_at),
      })
    await trx
      .updateTable('samadh_visits')
      .set({ returned_at: sql<Date>`now()`, returned_by: actor.id })
      .where('id', '=', id)
      .execute()
    await freeTray(trx, id)
    return readState(trx, id)
  }
