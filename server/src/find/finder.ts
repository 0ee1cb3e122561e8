import { asciiDigits } from '@nivas/contract/digits.ts'
import type { Found } from '@nivas/contract/find/schemas.ts'
import { keyOfProvisional } from '@nivas/contract/outbox.ts'
import type { Access } from '@nivas/contract/permissions.ts'
import { soughtNumber } from '@nivas/contract/phone-numbers.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { beginningWith } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import { cardOf } from '../identity/index.ts'

/** A search: the text, and what it can mean. */
export type Wanted = {
  text: string
  /** The pattern of the end of a number, from behind; undefined for a text without three digits. */
  numberEnd: string | undefined
  phoneEnd: string | undefined
  /** The keyed hash of an identity number; the number itself does not come here. */
  hash: Uint8Array | undefined
  /** Whether it can be a name. */
  isName: boolean
  today: string
}

/** A kind of record that can be found: its access rule, and its query, the likeliest record first. */
export type Finder = {
  access: Access
  find: (db: Kysely<DB>, wanted: Wanted) => Promise<Found[]>
}

const backwards = (text: string) => beginningWith([...text].reverse().join(''))

export function wantedOf(typed: string, today: string): Wanted {
  const text = asciiDigits(typed.trim().replace(/\s+/g, ' '))
  const { hash } = cardOf(text)
  const phone = hash ? undefined : soughtNumber(text, 4)
  const isReference = /^A?\d*-?\d{3,}$/i.test(text)
  return {
    text,
    numberEnd: !hash && isReference ? backwards(text.toUpperCase()) : undefined,
    phoneEnd: phone && backwards(phone.slice(-10)),
    hash: hash ?? undefined,
    // The number of a ticket that waited has letters, and sounds like some name.
    isName: !hash && keyOfProvisional(text) === undefined && /\p{L}{2}/u.test(text),
    today,
  }
}

/**
 * A way to a record: a condition that an index answers, and the key of that index where it is a beginning. In the order
 * of the key the index is walked, and left with the last candidate.
 */
export type Way = { where: RawBuilder<unknown>; key?: RawBuilder<unknown> }

/** The most candidates of one way. */
const MOST = 20

/** The beginning of a number that is read from behind. */
export const endsSo = (key: RawBuilder<unknown>, pattern: string): Way => ({
  where: sql`${key} like ${pattern}`,
  key,
})

/** The ways to a name, by its keys: a whole first word, a beginning, the last word. */
export function waysToName(key: RawBuilder<unknown>, lastKey: RawBuilder<unknown>, typed: string): Way[] {
  // Without the wildcard characters of patterns.
  const text = typed.replace(/[\\%_]/g, '')
  return [
    { where: sql`${key} like sound_key(${text}) || ' %'`, key },
    { where: sql`${key} like sound_key(${text}) || '%'`, key },
    { where: sql`${lastKey} like sound_key(${text}) || '%'`, key: lastKey },
  ]
}

/** The candidates of all ways, each with the number of the first way that leads to it. */
export const candidatesOf = (table: string, ways: readonly Way[]): RawBuilder<unknown> =>
  sql`(select id, min(way) as way from (${sql.join(
    ways.map(
      ({ where, key }, at) => sql`(select id, ${at}::int as way from ${sql.table(table)} where ${where}
        ${key ? sql`order by ${key} using ~<~` : sql``} limit ${MOST})`,
    ),
    sql` union all `,
  )}) as every group by id)`
