import type { Import } from '@nivas/contract/imports/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import type { Queue } from '../jobs/queue.ts'
import { readImport } from './import-rows.ts'
import { runJob } from './jobs.ts'

/** Takes an import from the state checked to importing; a job writes the rows. */
export const startRun =
  (queue: Queue) =>
  async (trx: Transaction<DB>, actor: Actor, { id }: { id: number }): Promise<Import> => {
    await trx.selectFrom('imports').select('id').where('id', '=', id).forUpdate().execute()
    const { state, problems, rows } = await readImport(trx, actor, id)
    if (state === 'checking') throw new Refusal(400, 'This file is still being checked. Please wait.')
    if (state !== 'checked') throw new Refusal(400, 'This file was already imported, or is being imported.')
    if (problems > 0)
      throw new Refusal(400, 'This file has wrong cells. Please correct them and choose the file again.')
    if (rows === 0) throw new Refusal(400, 'There are no rows in this file.')
    await trx
      .updateTable('imports')
      .set({ state: 'importing', progress: 0, changed_at: new Date() })
      .where('id', '=', id)
      .execute()
    await queue.add(trx, runJob, { id, by: actor.id })
    return readImport(trx, actor, id)
  }
