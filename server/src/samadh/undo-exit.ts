import type { Answer, Input } from '@nivas/contract/call.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { refuseLateUndo } from '../http/refuse-late-undo.ts'
import { lockVisit } from './find-open.ts'
import { giveTrayAgain } from './give-tray.ts'

type Undo = typeof samadh.undoExit

/**
 * Undoes an exit that was marked by mistake a short time ago. The visitor gets the tray back; refused when another
 * visitor has it now.
 */
export async function undoExit(
  trx: Transaction<DB>,
  _actor: Actor,
  { id }: Input<Undo>,
): Promise<Answer<Undo>> {
  const visit = await lockVisit(trx, id)
  await refuseLateUndo(trx, visit.exited_at)
  const { returned_at, tray_no: tray } = visit
  if (returned_at && tray !== null && !(await giveTrayAgain(trx, id, tray)))
    throw new Refusal(
      400,
      'Tray {{tray}} was given to another visitor meanwhile. Please enter the visitor again.',
      { tray },
    )
  await refusing(
    trx
      .updateTable('samadh_visits')
      .set({ exited_at: null, exited_by: null, exited_from: null, returned_at: null, returned_by: null })
      .where('id', '=', id)
      .execute(),
    { one_open_visit_per_identity: () => new Refusal(400, 'This visitor is already inside.') },
  )
  return { id, name: visit.visitor_name, people: visit.people ?? 0 }
}
