import type { access } from '@nivas/contract/access/calls.ts'
import type { Mail } from '@nivas/contract/access/mail.ts'
import type { Input } from '@nivas/contract/call.ts'
import { type Kysely, sql } from 'kysely'
import { containing, countUpToLimit, direction, hasText } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { inState, type MailRow, mailColumns, toMail } from './mail-rows.ts'

type Query = Input<typeof access.mails>

function those({ to, subject, state }: Query, hasMailServer: boolean) {
  const conditions = [
    sql`true`,
    ...(to === undefined ? [] : [sql`to_address ilike ${containing(to)}`]),
    ...(subject === undefined ? [] : [hasText(sql`subject`, subject)]),
    ...(state === undefined ? [] : [inState(state, hasMailServer)]),
  ]
  return sql`mails where ${sql.join(conditions, sql` and `)}`
}

/** Mails, newest first. */
export const listMails =
  (hasMailServer: boolean) =>
  async (db: Kysely<DB>, _actor: Actor, query: Query): Promise<{ rows: Mail[]; total: number }> => {
    const { page, per_page, order } = query
    const from = those(query, hasMailServer)
    const { rows } = await sql<MailRow>`select ${mailColumns(hasMailServer)} from ${from}
      order by id ${direction(order === 'asc')} limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
    return { rows: rows.map(toMail), total: await countUpToLimit(db, from) }
  }
