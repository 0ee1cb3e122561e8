import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Protect } from '../http/protect.ts'
import { type Applied, applied } from './insert-reservation.ts'

/** Returns the same text for the same content, whatever the order of its fields. */
const textOf = (content: Readonly<Record<string, unknown>>) =>
  JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Looks for an identical application of the last day whose reservation is still NEW; `earlier` is the answer that it
 * got. `becomes` stores the reservation that is made of this application. Of two simultaneous identical applications,
 * the second waits here for the first.
 */
export async function sentBefore(
  trx: Transaction<DB>,
  { digest }: Protect,
  content: Readonly<Record<string, unknown>>,
): Promise<{ earlier: Applied | undefined; becomes: (reservationId: number) => Promise<void> }> {
  const content_hash = digest(textOf(content))
  const { rows } = await sql<{ reservation_id: number | null }>`insert into sent_applications (content_hash)
    values (${content_hash}) on conflict (content_hash) do update set content_hash = excluded.content_hash
    returning reservation_id`.execute(trx)
  const before = rows[0]?.reservation_id
  const earlier = before
    ? await trx
        .selectFrom('reservations')
        .select(applied)
        .where('id', '=', before)
        .where('status', '=', 'NEW')
        .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirst()
    : undefined
  const becomes = async (reservation_id: number) => {
    await trx
      .updateTable('sent_applications')
      .set({ reservation_id, at: sql`now()` })
      .where('content_hash', '=', content_hash)
      .execute()
  }
  return { earlier, becomes }
}
