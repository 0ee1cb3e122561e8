import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Event = {
  /** `area.event`, in the form of a call's name. */
  name: string
  /** Several ids, as many as there are: an entry of its own for each record, under which it is found. */
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
  const ids = [record.id].flat()
  await sql`insert into audit_log (user_id, call, record_type, record_id, said, request_id)
    select ${by}::int, ${name}::text, ${record.type}::text, unnest(${ids}::int[]), ${JSON.stringify(input)}::jsonb, 'event'`.execute(
    trx,
  )
}
