import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Protect } from '../http/protect.ts'

/** The same text for the same content, in any order of its fields. */
const textOf = (content: Readonly<Record<string, unknown>>) =>
  JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The reservation of an identical application within the last day, while it is NEW. Of two at the same time
 * the second waits here for the first.
 */
export async function sentBefore(
  trx: Transaction<DB>,
  { digest }: Protect,
  content: Readonly<Record<string, unknown>>,
): Promise<{ earlier: number | undefined; becomes: (reservationId: number) => Promise<void> }> {
  const content_hash = digest(textOf(content))
  await sql`insert into sent_applications (content_hash) values (${content_hash})
    on conflict (content_hash) do update set content_hash = excluded.content_hash`.execute(trx)
  const earlier = await trx
    .selectFrom('sent_applications as s')
    .innerJoin('reservations as r', 'r.id', 's.reservation_id')
    .select('r.id')
    .where('s.content_hash', '=', content_hash)
    .where('r.status', '=', 'NEW')
    .where('r.created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst()
  const becomes = async (reservation_id: number) => {
    await trx
      .updateTable('sent_applications')
      .set({ reservation_id, at: sql`now()` })
      .where('content_hash', '=', content_hash)
      .execute()
  }
  return { earlier: earlier?.id, becomes }
}
