import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Event = {
  /** `area.event`, in the form of a call's name. */
  name: string
  /** With several ids, each record gets its own entry, under which it is found. */
  record: { type: string; id: number | readonly number[] }
  input: Record<string, unknown>
  /** The user who requested the event; null for an event without a user. */
  by?: number | null
  /** Of an event whose call is refused, and so has no row of its own. */
  address?: string | null
}

/**
 * Writes audit rows for an event that is not a call, in the transaction of the event: the result of a job, an agreement
 * of a user, or a change that a call made to other records than its own. The address is in the audit row of the call in
 * the same transaction.
 */
export async function writeEvent(
  trx: Transaction<DB>,
  { name, record, input, by = null, address = null }: Event,
): Promise<void> {
  const ids = [record.id].flat()
  await sql`insert into audit_log (user_id, call, record_type, record_id, said, address, request_id)
    select ${by}::int, ${name}::text, ${record.type}::text, unnest(${ids}::int[]), ${JSON.stringify(input)}::jsonb, ${address}::inet, 'event'`.execute(
    trx,
  )
}
