import { cardKey, isNoCard } from '@nivas/contract/identity/card-number.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type Card, cardOf, type SealNumber } from '../identity/index.ts'

/** A card and the name of its holder. */
export type Held = { name: string | null; card: Card }

/** Returns a card also as it is stored for a non-satsangi: the same card may be open under either form. */
const inBothForms = (seal: SealNumber, { name, card }: Held): Held[] =>
  card.number === null || isNoCard(card.number)
    ? [{ name, card }]
    : [
        { name, card },
        { name, card: cardOf(seal(card.number)) },
      ]

/** An open visit that has one of the cards. */
export type Inside = { id: number; name: string; people: number; entered_at: Date; gate: string | null }

/**
 * Returns the open visits that have one of these cards, the earliest first. Cards are equal by the venue's number, by the
 * hash of an identity number, or by last digits and name if one of the two numbers is incomplete. Locks the cards, so
 * that entries with one card are written one after the other.
 */
export async function findInside(
  trx: Transaction<DB>,
  seal: SealNumber,
  cards: readonly Held[],
): Promise<Inside[]> {
  const held = cards.flatMap((one) => inBothForms(seal, one))
  const keys = held.flatMap(({ card: { number } }) => (number && !isNoCard(number) ? [cardKey(number)] : []))
  const sealed = held.flatMap(({ name, card: { last4, hash } }) =>
    last4 === null ? [] : [{ last4, hash: hash?.toString('hex') ?? null, name }],
  )
  const locked = [...keys, ...sealed.map(({ last4 }) => last4)]
  if (locked.length === 0) return []
  await lockCards(trx, locked)
  const hashes = sealed.flatMap(({ hash }) => hash ?? [])
  // Nothing is known of a number that its browser could not seal, and of a short one only its hash.
  const ended = sealed.filter(({ last4 }) => last4 !== 'XXXX')
  const column = <T>(of: (one: (typeof sealed)[number]) => T) => ended.map(of)
  const hasCard = (number: string) => sql`card_key(${sql.ref(number)}) = any(${keys}::text[])`
  const hasHash = sql`aadhaar_hash = any(array(select decode(unnest(${hashes}::text[]), 'hex')))`
  const ends = sql`unnest(${column(({ last4 }) => last4)}::text[], ${column(({ name }) => name)}::text[],
    ${column(({ hash }) => hash !== null)}::boolean[]) as given (last4, holder, is_whole)`
  const endsSo = (name: string) => sql`aadhaar_last4 = last4 and lower(${sql.ref(name)}) = lower(holder)
    and (aadhaar_hash is null or not is_whole)`
  const { rows } = await sql<Inside>`
    select v.id, held.name, v.people, v.entered_at, g.name as gate
    from (
      select id, coalesce(string_agg(distinct name, ', '), '') as name from (
        select id, visitor_name as name from gate_visits
          where exited_at is null and id_card_no is not null and ${hasCard('id_card_no')}
        union select visit_id, name from gate_visitors
          where card_key(i_card_number) <> 'NA' and ${hasCard('i_card_number')}
        union select id, visitor_name from gate_visits where exited_at is null and ${hasHash}
        union select visit_id, name from gate_visitors where ${hasHash}
        union select id, visitor_name from gate_visits, ${ends}
          where exited_at is null and aadhaar_last4 is not null and ${endsSo('visitor_name')}
        union select visit_id, name from gate_visitors, ${ends}
          where aadhaar_last4 is not null and ${endsSo('name')}
      ) as one group by id
    ) as held
    join gate_visits v using (id)
    left join gates g on g.id = v.gate_id
    where v.exited_at is null
    order by v.entered_at, v.id`.execute(trx)
  return rows
}

/**
 * Locks cards, so that the second of two counters with one card finds the visit of the first. There are 64 locks, taken
 * in order: one lock per card of a party of hundreds could exhaust the database's lock table.
 */
const lockCards = (trx: Transaction<DB>, cards: readonly string[]) =>
  sql`select pg_advisory_xact_lock(hashtext('gate card'), part)
    from (select distinct hashtext(unnest(${cards}::text[])) & 63 as part order by 1) as parts`.execute(trx)

/** Returns the cards of a stored visit. */
export async function cardsOfVisit(trx: Transaction<DB>, id: number): Promise<Held[]> {
  const { rows } = await sql<{
    name: string | null
    number: string | null
    last4: string | null
    hash: Buffer | null
  }>`
    select visitor_name as name, id_card_no as number, aadhaar_last4 as last4, aadhaar_hash as hash
      from gate_visits where id = ${id}
    union select name, i_card_number, aadhaar_last4, aadhaar_hash from gate_visitors where visit_id = ${id}`.execute(
    trx,
  )
  return rows.map(({ name, ...card }) => ({ name, card }))
}
