import type { Answer, Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Status } from '@nivas/contract/reservations/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readReservations } from './read-reservations.ts'

type Query = Input<typeof reservations.list>

/** Past so many matches of a filter nobody pages on: they narrow it. Counting stops there. */
const MOST_COUNTED = 10_000

const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function filtersOf(query: Query): RawBuilder<unknown> | undefined {
  const filters = [
    query.application_number && sql`application_number ilike ${contains(query.application_number)}`,
    query.applicant_name && sql`applicant_name ilike ${contains(query.applicant_name)}`,
  ].filter((filter) => filter !== undefined && filter !== '')
  return filters.length > 0 ? sql.join(filters, sql` and `) : undefined
}

/** How many there are: without a filter the tally knows, with one they are counted, up to a limit. */
async function totalOf(
  db: Kysely<DB>,
  query: Query,
  filters: RawBuilder<unknown> | undefined,
): Promise<number> {
  const { rows } = filters
    ? await sql<{ total: number }>`select count(*)::int as total from (select from reservations
        where status = any(${query.status}) and ${filters} limit ${MOST_COUNTED}) as counted`.execute(db)
    : await sql<{ total: number }>`select sum(${sql.join(
        query.status.map((status) => sql.ref(status.toLowerCase())),
        sql` + `,
      )})::int as total from reservation_tally`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * The ids of one page. Each status has its own index in each order, so the page is a merge of those, and no row that
 * is not on the way to it is touched; a page in the second half is walked to from the end.
 */
async function pageOf(db: Kysely<DB>, query: Query, filters: RawBuilder<unknown> | undefined, total: number) {
  const offset = (query.page - 1) * query.per_page
  const count = Math.min(query.per_page, total - offset)
  if (count <= 0) return []
  // A count that stopped at the limit does not say where the end is.
  const fromEnd = offset > total / 2 && !(filters && total === MOST_COUNTED)
  const skip = fromEnd ? total - offset - count : offset
  const direction = sql.raw((query.order === 'asc') !== fromEnd ? 'asc' : 'desc')
  const order =
    query.sort === 'status'
      ? sql`status ${direction}, id ${direction}`
      : sql`${sql.ref(query.sort)} ${direction}, id ${direction}`
  const walk = (status: Status) => sql`(select id, ${sql.ref(query.sort)} from reservations
    where status = ${status} ${filters ? sql`and ${filters}` : sql``} order by ${order} limit ${skip + count})`
  const { rows } = await sql<{
    id: number
  }>`select id from (${sql.join(query.status.map(walk), sql` union all `)}) as walked
    order by ${order} offset ${skip} limit ${count}`.execute(db)
  const ids = rows.map((row) => row.id)
  return fromEnd ? ids.reverse() : ids
}

export async function listReservations(
  db: Kysely<DB>,
  _actor: Actor,
  query: Query,
): Promise<Answer<typeof reservations.list>> {
  const filters = filtersOf(query)
  const total = await totalOf(db, query, filters)
  const ids = await pageOf(db, query, filters, total)
  if (ids.length === 0) return { rows: [], total }
  const found = await readReservations(db, sql`r.id = any(${ids}::int[])`)
  const byId = new Map(found.map((reservation) => [reservation.id, reservation]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}
