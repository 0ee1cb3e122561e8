import { asciiDigits } from '@nivas/contract/digits.ts'
import type { Found } from '@nivas/contract/find/schemas.ts'
import { keyOfProvisional } from '@nivas/contract/outbox.ts'
import type { Access } from '@nivas/contract/permissions.ts'
import { soughtNumber } from '@nivas/contract/phone-numbers.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { beginningWith } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import { cardOf } from '../identity/index.ts'

/** A search: the text, and what it may mean. */
export type Wanted = {
  text: string
  /** The pattern of the end of a number, read backwards; undefined for a text without three digits. */
  numberEnd: string | undefined
  phoneEnd: string | undefined
  /** The keyed hash of an identity number. The number itself never reaches the finders. */
  hash: Uint8Array | undefined
  /** Whether the text can be a name. */
  isName: boolean
  today: string
}

/** A kind of record that can be found: its access rule, and its query, which returns the likeliest record first. */
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
    // The provisional number of a ticket has letters, and could sound like a name.
    isName: !hash && keyOfProvisional(text) === undefined && /\p{L}{2}/u.test(text),
    today,
  }
}

/**
 * A way to find a record: a condition that an index answers, and the key of that index if the condition is a beginning.
 * PostgreSQL then reads the index in the order of the key, and stops after the last candidate.
 */
export type Way = { where: RawBuilder<unknown>; key?: RawBuilder<unknown> }

/** The maximum number of candidates of one way. */
const MOST = 20

/** The way to a number by its end, with a key that is the number read backwards. */
export const endsSo = (key: RawBuilder<unknown>, pattern: string): Way => ({
  where: sql`${key} like ${pattern}`,
  key,
})

/** Returns the ways to a name by its keys: a whole first word, a beginning, and the last word. */
export function waysToName(key: RawBuilder<unknown>, lastKey: RawBuilder<unknown>, typed: string): Way[] {
  // Removes the wildcard characters of patterns.
  const text = typed.replace(/[\\%_]/g, '')
  return [
    { where: sql`${key} like sound_key(${text}) || ' %'`, key },
    { where: sql`${key} like sound_key(${text}) || '%'`, key },
    { where: sql`${lastKey} like sound_key(${text}) || '%'`, key: lastKey },
  ]
}

/** Returns the candidates of all ways, each with the number of the first way that finds it. */
export const candidatesOf = (table: string, ways: readonly Way[]): RawBuilder<unknown> =>
  sql`(select id, min(way) as way from (${sql.join(
    ways.map(
      ({ where, key }, at) => sql`(select id, ${at}::int as way from ${sql.table(table)} where ${where}
        ${key ? sql`order by ${key} using ~<~` : sql``} limit ${MOST})`,
    ),
    sql` union all `,
  )}) as every group by id)`
