import type { Answer, Input } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { refuseLateUndo } from '../http/refuse-late-undo.ts'
import type { SealNumber } from '../identity/index.ts'
import { cardsOfVisit, findInside } from './find-inside.ts'
import { insideAlready } from './write-visit.ts'

type Undo = typeof gate.undoExit

/** Undoes the exit of visitors who were marked out by mistake a short time ago. */
export const undoExit =
  (seal: SealNumber) =>
  async (trx: Transaction<DB>, _actor: Actor, { id }: Input<Undo>): Promise<Answer<Undo>> => {
    const visit = await trx
      .selectFrom('gate_visits')
      .select(['visitor_name', 'people', 'exited_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!visit) throw new Refusal(404, 'There is no such visit')
    await refuseLateUndo(trx, visit.exited_at)
    await refuseCameAgain(trx, seal, id, visit.exited_at)
    await refusing(
      trx
        .updateTable('gate_visits')
        .set({ exited_at: null, exited_by: null, ended_by: null })
        .where('id', '=', id)
        .execute(),
      insideAlready,
    )
    return { id, name: visit.visitor_name ?? '', people: visit.people }
  }

/** Refuses to put a visit back inside whose card has entered again since, because its visitors would count twice. */
async function refuseCameAgain(
  trx: Transaction<DB>,
  seal: SealNumber,
  id: number,
  exited: Date | null,
): Promise<void> {
  const inside = await findInside(trx, seal, await cardsOfVisit(trx, id))
  if (inside.some(({ entered_at }) => exited && entered_at >= exited))
    throw new Refusal(400, 'This card has entered again since then. Please mark that entry out first.')
}
