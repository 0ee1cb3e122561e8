import { isStandIn } from '@nivas/contract/identity/stand-in.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { beginningWith } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'

const columns = ['id', 'id_card_no', 'main_name', 'surname', 'dob', 'phone', 'email', 'city'] as const

const hasCard = (card: string | null) => sql<boolean>`card_key(id_card_no) = card_key(${card})`

/** Reads the satsangi with this card, in any case and with any spaces around it. */
export const customerWithCard = (db: Kysely<DB>, card: string) =>
  db.selectFrom('customers').select(columns).where(hasCard(card)).executeTakeFirst()

/** Reads the satsangi with this id of the registry. */
export const customerWithId = (db: Kysely<DB>, id: number) =>
  db.selectFrom('customers').select(columns).where('id', '=', id).executeTakeFirst()

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Reads the satsangis with a name, day of birth and city: at most two, which is enough to show that the result is
 * ambiguous.
 */
export const customersNamed = (db: Kysely<DB>, name: string, dob: string, city: string) =>
  db
    .selectFrom('customers')
    .select(columns)
    .where('dob', '=', dob)
    .where(sql`lower(regexp_replace(full_name(main_name, surname), '\\s+', ' ', 'g'))`, '=', plain(name))
    .where(sql`lower(trim(city))`, '=', plain(city))
    .limit(2)
    .execute()

/**
 * For statements of other areas: the name or city of the holder of a card; null for a card that is not in the registry.
 */
export const nameOfHolder = (card: string | null): RawBuilder<string | null> =>
  sql`(select full_name(main_name, surname) from customers where ${hasCard(card)})`
export const cityOfHolder = (card: string | null): RawBuilder<string | null> =>
  sql`(select city from customers where ${hasCard(card)})`

/** Matches a text that begins like a sealed number and its hash. */
const markBegun = /^X{4} X{4} [0-9A-Z]{4} #/i

/**
 * Reads the first `most` satsangis whose card begins with this text, in the order of their cards. A part of a hash finds
 * none: answers leave hashes out, and whoever types one digit after the other would find them.
 */
export const customersWithCardLike = async (db: Kysely<DB>, beginning: string, most: number) =>
  markBegun.test(beginning) && !isStandIn(beginning)
    ? []
    : db
        .selectFrom('customers')
        .select(columns)
        .where(sql<boolean>`card_key(id_card_no) like card_key(${beginningWith(beginning)})`)
        .orderBy(sql`card_key(id_card_no)`)
        .limit(most)
        .execute()
