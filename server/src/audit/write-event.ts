import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Event = {
  /** `area.event`, in the form of a call's name. */
  name: string
  /** Several ids: an entry of its own for each record, under which it is found. */
  record: { type: string; id: number | readonly number[] }
  input: Record<string, unknown>
  /** The user who requested it; null for an event without a user. */
  by?: number | null
}

/**
 * Writes an audit row for an event that has no call of its own, in the transaction of the event: the result
 * of a job, an agreement of a user, or what a call has changed beside its own record. The row of the call in the
 * same transaction has the address.
 */
export async function writeEvent(
  trx: Transaction<DB>,
  { name, record, input, by = null }: Event,
): Promise<void> {
  const ids = typeof record.id === 'number' ? [record.id] : record.id
  if (ids.length === 0) return
  await trx
    .insertInto('audit_log')
    .values(
      ids.map((id) => ({
        user_id: by,
        call: name,
        record_type: record.type,
        record_id: id,
        said: JSON.stringify(input),
        address: null,
        request_id: 'event',
      })),
    )
    .execute()
}
