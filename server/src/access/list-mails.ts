import type { access } from '@nivas/contract/access/calls.ts'
import type { Mail } from '@nivas/contract/access/mail.ts'
import type { Input } from '@nivas/contract/call.ts'
import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { containing, countUpToLimit, direction, hasText } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { inState, type MailRow, mailColumns, toMail } from './mail-rows.ts'

type Query = Input<typeof access.mails>

/** Returns the condition of the filters; undefined without a filter. */
function filtersOf({ to, subject, state }: Query, hasMailServer: boolean): RawBuilder<unknown> | undefined {
  const filters = [
    ...(to === undefined ? [] : [sql`to_address ilike ${containing(to)}`]),
    ...(subject === undefined ? [] : [hasText(sql`subject`, subject)]),
    ...(state === undefined ? [] : [inState(state, hasMailServer)]),
  ]
  return filters.length > 0 ? sql.join(filters, sql` and `) : undefined
}

/**
 * Lists mails, newest first. If all matches could be counted, they are few: `offset 0` makes PostgreSQL read them by
 * the index of their filter and then sort them. With an order and a limit, PostgreSQL may walk all mails instead,
 * because its estimate for a part of a text is a guess.
 */
export const listMails =
  (hasMailServer: boolean) =>
  async (db: Kysely<DB>, _actor: Actor, query: Query): Promise<{ rows: Mail[]; total: number }> => {
    const { page, per_page, order } = query
    const filters = filtersOf(query, hasMailServer)
    const those = filters ? sql`mails where ${filters}` : sql`mails`
    const total = await countUpToLimit(db, those)
    const isShortList = filters !== undefined && total <= MOST_COUNTED
    const { rows } = await sql<MailRow>`select ${mailColumns(hasMailServer)}
      from ${isShortList ? sql`(select * from ${those} offset 0) as few` : those}
      order by id ${direction(order === 'asc')} limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
    return { rows: rows.map(toMail), total }
  }
