import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithDeleted } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import { readImport } from './import-rows.ts'

/** Discards a file and its result. The record of a completed import stays. */
export async function discard(
  trx: Transaction<DB>,
  actor: Actor,
  { id }: { id: number },
): Promise<WithDeleted<null>> {
  await trx.selectFrom('imports').select('id').where('id', '=', id).forUpdate().execute()
  const { state, file_name } = await readImport(trx, actor, id)
  if (state === 'importing')
    throw new Refusal(400, 'This file is being imported. Please wait until it is done.')
  if (state !== 'done') await trx.deleteFrom('imports').where('id', '=', id).execute()
  return { data: null, deleted: file_name }
}
