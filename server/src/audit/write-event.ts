import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Event = {
  /** `area.what`, as a call's name. */
  name: string
  record: { type: string; id: number }
  said: Record<string, unknown>
  /** Who asked for it; null where it comes by itself. */
  by?: number | null
}

/**
 * Writes down what happened to a record beside what a call says of it, in its transaction: what a job did, or what somebody
 * agreed to. A call's own row of the same moment has the address.
 */
export async function writeEvent(
  trx: Transaction<DB>,
  { name, record, said, by = null }: Event,
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
      request_id: 'event',
    })
    .execute()
}
