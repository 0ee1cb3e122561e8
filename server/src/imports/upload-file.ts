import type { Input } from '@nivas/contract/call.ts'
import type { imports } from '@nivas/contract/imports/calls.ts'
import { type Import, importPermissions, importTypes } from '@nivas/contract/imports/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { requirePermission } from '../http/require-permission.ts'
import type { Queue } from '../jobs/queue.ts'
import { insertImport, readImport } from './import-rows.ts'
import { checkJob } from './jobs.ts'
import type { Secrets } from './stage.ts'

/** Stores a file, which a job then reads and checks. */
export const uploadFile =
  (queue: Queue, secrets: Secrets) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { kind, file_name, file }: Input<typeof imports.upload>,
  ): Promise<Import> => {
    requirePermission(actor, importPermissions[kind])
    const id = await insertImport(trx, secrets, {
      kind,
      file_name,
      file_type: file.type === importTypes.csv ? 'csv' : 'xlsx',
      bytes: file.bytes,
      created_by: actor.id,
    })
    await queue.add(trx, checkJob, { id })
    return readImport(trx, actor, id)
  }
