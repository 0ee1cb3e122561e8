import { UNDO_WITHIN } from '@nivas/contract/elapsed.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from './refusal.ts'

/** Whether a moment is more than two minutes ago. */
export async function isLateToUndo(trx: Transaction<DB>, moment: Date): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`select ${moment}::timestamptz
    < now() - make_interval(secs => ${UNDO_WITHIN}) as late`.execute(trx)
  return rows[0]?.late === true
}

/** Refuses to undo an exit that was never marked, or that was marked more than two minutes ago. */
export async function refuseLateUndo(trx: Transaction<DB>, exited: Date | null): Promise<void> {
  if (!exited) throw new Refusal(400, 'This visitor is already inside.')
  if (await isLateToUndo(trx, exited))
    throw new Refusal(
      400,
      'Marking out can be undone only within two minutes. Please enter the visitor again.',
    )
}
