import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Done = {
  /** `area.what`, as a call's name. */
  name: string
  record: { type: string; id: number }
  said: Record<string, unknown>
  /** Who had asked for it; nobody, where the job comes by itself. */
  by?: number | null
}

/** Writes down what a job did to a record, in its transaction: from no address. */
export async function writeJobAudit(
  trx: Transaction<DB>,
  { name, record, said, by = null }: Done,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      user_id: by,
      call: name,
      record_type: record.type,
      record_id: record.id,
      said: JSON.stringify(said),
      address: null,
      request_id: 'job',
    })
    .execute()
}
