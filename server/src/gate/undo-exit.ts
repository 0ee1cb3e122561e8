import type { Answer, Input } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import { UNDO_EXIT_WITHIN } from '@nivas/contract/gate/elapsed.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { insideAlready } from './write-visit.ts'

type Undo = typeof gate.undoExit

/** Takes back the exit of visitors who were just marked out by mistake. */
export async function undoExit(
  trx: Transaction<DB>,
  _actor: Actor,
  { id }: Input<Undo>,
): Promise<Answer<Undo>> {
  const visit = await trx
    .selectFrom('gate_visits')
    .select(['visitor_name', 'people', 'exited_at'])
    .select(sql<boolean>`exited_at < now() - make_interval(secs => ${UNDO_EXIT_WITHIN})`.as('is_too_late'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!visit) throw new Refusal(404, 'There is no such visit')
  if (!visit.exited_at) throw new Refusal(400, 'This visitor is inside already.')
  if (visit.is_too_late)
    throw new Refusal(400, 'Marking out can be undone for two minutes. Please enter the visitor again.')
  await refusing(
    trx.updateTable('gate_visits').set({ exited_at: null, exited_by: null }).where('id', '=', id).execute(),
    insideAlready,
  )
  return { id, name: visit.visitor_name ?? '', people: visit.people }
}
