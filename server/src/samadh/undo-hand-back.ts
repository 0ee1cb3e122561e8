import type { Answer, Input } from '@nivas/contract/call.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { isLateToUndo } from '../http/refuse-late-undo.ts'
import { lockVisit } from './find-open.ts'
import { giveTrayAgain } from './give-tray.ts'
import { readState } from './read-state.ts'

type Undo = typeof samadh.undoHandBack

/** Undoes a hand-back: the things are unclaimed again, in their tray. */
export async function undoHandBack(
  trx: Transaction<DB>,
  _actor: Actor,
  { id }: Input<Undo>,
): Promise<Answer<Undo>> {
  const visit = await lockVisit(trx, id)
  const { returned_at, tray_no: tray } = visit
  if (!returned_at) throw new Refusal(400, 'These items are still at the counter.')
  if (await isLateToUndo(trx, returned_at))
    throw new Refusal(400, 'Handing back can be undone only within two minutes.')
  if (tray !== null && !(await giveTrayAgain(trx, id, tray)))
    throw new Refusal(400, 'Tray {{tray}} was given to another visitor meanwhile.', { tray })
  await trx
    .updateTable('samadh_visits')
    .set({ returned_at: null, returned_by: null })
    .where('id', '=', id)
    .execute()
  return readState(trx, id)
}
