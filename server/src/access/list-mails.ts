import type { access } from '@nivas/contract/access/calls.ts'
import type { Mail } from '@nivas/contract/access/mail.ts'
import type { Input } from '@nivas/contract/call.ts'
import { type Kysely, sql } from 'kysely'
import { containing, countUpToLimit } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { type MailRow, mailColumns, toMail } from './mail-rows.ts'

/** Mails, newest first. */
export const listMails =
  (hasMailServer: boolean) =>
  async (
    db: Kysely<DB>,
    _actor: Actor,
    { page, per_page, order, to }: Input<typeof access.mails>,
  ): Promise<{ rows: Mail[]; total: number }> => {
    const wanted = to === undefined ? sql`` : sql`where to_address ilike ${containing(to)}`
    const { rows } = await sql<MailRow>`select ${mailColumns(hasMailServer)} from mails ${wanted}
      order by id ${order === 'asc' ? sql`asc` : sql`desc`} limit ${per_page} offset ${(page - 1) * per_page}`.execute(
      db,
    )
    return { rows: rows.map(toMail), total: await countUpToLimit(db, sql`mails ${wanted}`) }
  }
