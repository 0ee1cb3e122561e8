import { type Kysely, sql } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'
import { operatorError } from '../operator-error.ts'
import { lockUser } from './lock-user.ts'
import { makeLink } from './reset-link.ts'

/**
 * Makes a link that sets a new password, for the operator of the server. It is needed when no other administrator can
 * make one and there is no mail server. Earlier links of the user end, and the audit gets an entry.
 *
 * @returns the address on this server, from `/#/`
 * @throws an operator error when no user has the e-mail
 */
export const linkForOperator = (db: Kysely<DB>, email: string): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where(sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!user) throw operatorError(`No user has the e-mail ${email.trim()}.`)
    await lockUser(trx, user.id)
    await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute()
    await writeEvent(trx, {
      name: 'access.linkForOperator',
      record: { type: 'user', id: user.id },
      input: {},
    })
    return makeLink(trx, user)
  })
