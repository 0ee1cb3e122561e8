import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_COUNTED } from '@nivas/contract/count.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Status } from '@nivas/contract/reservations/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { containing, countUpToLimit, hasText, wayTo } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { arrivalConditions } from './arrival-conditions.ts'
import { idsOfReference } from './ids-of-reference.ts'
import { readReservations } from './read-reservations.ts'

type Query = Input<typeof reservations.list>

/**
 * Looks up a complete reference, which also finds the reservation that it was combined into; searches for a partial
 * one.
 */
const byReference = (text: string) =>
  /^A\d\d-\d{6,}$/i.test(text)
    ? sql`id = any(${idsOfReference(text.toUpperCase())})`
    : sql`application_number ilike ${containing(text)}`

/**
 * Selects the applications of a card holder and the reservations that they were combined into. With an array
 * PostgreSQL reads this once, by the index.
 */
const byCard = (
  number: string,
) => sql`id = any(array(select unnest(array[id, combined_into]) from reservations
  where card_key(id_card_no) = card_key(${number})))`

function filtersOf(query: Query, today: string): RawBuilder<unknown> | undefined {
  const filters = [
    query.application_number && byReference(query.application_number),
    query.id_card_no && byCard(query.id_card_no),
    query.applicant_name && hasText(sql`applicant_name`, query.applicant_name),
    ...arrivalConditions(query, today),
  ].filter((filter) => filter !== undefined && filter !== '')
  return filters.length > 0 ? sql.join(filters, sql` and `) : undefined
}

/** Returns the total: from the tally without a filter, counted up to a limit with one. */
async function totalOf(
  db: Kysely<DB>,
  query: Query,
  filters: RawBuilder<unknown> | undefined,
): Promise<number> {
  if (filters) return countUpToLimit(db, sql`reservations where status = any(${query.status}) and ${filters}`)
  const { rows } = await sql<{ total: number }>`select sum(${sql.join(
    query.status.map((status) => sql.ref(status.toLowerCase())),
    sql` + `,
  )})::int as total from reservation_tally`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * Returns the condition and the order of the reservations on the page. Each status has an index for each order, so a
 * page is a merge of those indexes and reads no other rows; a page in the second half is read from the end. Undefined
 * beyond the last page.
 *
 * When all matches could be counted, they are few: they are read by the index of their filter, and then sorted
 * (`offset 0`). With an order and a limit, PostgreSQL may walk an index of the order instead, past all rows that do
 * not match, because it only guesses how many rows match a part of a text or guests who are late.
 */
function pageOf(query: Query, filters: RawBuilder<unknown> | undefined, total: number) {
  const areMany = filters !== undefined && total > MOST_COUNTED
  const way = wayTo(query, total, !areMany)
  if (!way) return undefined
  const { skip, count } = way
  const orderBy = (direction: RawBuilder<unknown>, table = '') =>
    sql`${sql.ref(table + query.sort)} ${direction}, ${sql.ref(`${table}id`)} ${direction}`
  const order = orderBy(way.walk)
  const walk = (status: Status) => sql`(select id, ${sql.ref(query.sort)} from reservations
    where status = ${status} ${filters ? sql`and ${filters}` : sql``}
    ${filters && !areMany ? sql`offset 0` : sql`order by ${order} limit ${skip + count}`})`
  return {
    where: sql`r.id in (select id from (${sql.join(query.status.map(walk), sql` union all `)}) as walked
      order by ${order} offset ${skip} limit ${count})`,
    orderBy: orderBy(way.read, 'r.'),
  }
}

export async function listReservations(
  db: Kysely<DB>,
  { today }: Actor,
  query: Query,
): Promise<Answer<typeof reservations.list>> {
  const filters = filtersOf(query, today)
  const total = await totalOf(db, query, filters)
  const page = pageOf(query, filters, total)
  return { rows: page ? await readReservations(db, page.where, page.orderBy) : [], total }
}
