import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Done = {
  /** `area.what`, as a call's name. */
  name: string
  record: { type: string; id: number }
  said: Record<string, unknown>
}

/** Writes down what a job did to a record, in its transaction: nobody's doing, from no address. */
export async function writeJobAudit(trx: Transaction<DB>, { name, record, said }: Done): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      user_id: null,
      call: name,
      record_type: record.type,
      record_id: record.id,
      said: JSON.stringify(said),
      address: null,
      request_id: 'job',
    })
    .execute()
}
