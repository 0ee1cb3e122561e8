import { type Kysely, sql } from 'kysely'
import { PORTION } from '../db/in-portions.ts'
import type { DB } from '../db/schema.gen.ts'
import { cardOf, type SealNumber } from '../identity/index.ts'
import type { Job } from '../jobs/queue.ts'
import { cardOfOther } from './card-of-other.ts'

export const sealing: Job = { name: 'gate.seal-cards', options: { retryLimit: 3 } }

/**
 * Seals the cards of non-satsangis that earlier versions, and a demo, stored as they were typed. A visit that also has
 * an Aadhaar number keeps that one.
 */
export async function sealCards(db: Kysely<DB>, seal: SealNumber): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: number; card: string }>`select id, id_card_no as card from gate_visits
      where not is_satsangi and id_card_no is not null order by id limit ${PORTION}`.execute(db)
    if (rows.length === 0) return
    const cards = rows.map(({ card }) => cardOfOther(seal, cardOf(card)))
    await sql`update gate_visits v set id_card_no = null,
        aadhaar_last4 = case when v.aadhaar_last4 is null then given.last4 else v.aadhaar_last4 end,
        aadhaar_hash = case when v.aadhaar_last4 is null then decode(given.hash, 'hex') else v.aadhaar_hash end
      from unnest(${rows.map(({ id }) => id)}::int[], ${cards.map(({ last4 }) => last4)}::text[],
        ${cards.map(({ hash }) => hash?.toString('hex') ?? null)}::text[]) as given (id, last4, hash)
      where v.id = given.id`.execute(db)
  }
}
