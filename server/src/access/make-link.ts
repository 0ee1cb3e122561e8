import type { access } from '@nivas/contract/access/calls.ts'
import type { Answer, Input } from '@nivas/contract/call.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { requirePermission } from '../http/require-permission.ts'
import { hasEnded, makeLink } from './reset-link.ts'

type MakeLink = typeof access.makeLink

/**
 * Makes a link where there is no mail server; the caller gives it to the user in another way. Only users with
 * `manage-users` and `manage-roles` may do this, because they could give themselves every permission anyway. The user
 * sees a notice at the next sign-in. Earlier links end.
 */
export const makeLinkForUser =
  (hasMailServer: boolean) =>
  async (trx: Transaction<DB>, actor: Actor, { mail_id }: Input<MakeLink>): Promise<Answer<MakeLink>> => {
    requirePermission(actor, 'manage-users')
    requirePermission(actor, 'manage-roles')
    if (hasMailServer) throw new Refusal(400, 'A mail server is set up, so links are sent only by email.')
    const user = await userOf(trx, mail_id)
    await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute()
    await trx
      .updateTable('users')
      .set({ reset_link_by: actor.id, reset_link_at: sql`now()` })
      .where('id', '=', user.id)
      .execute()
    return { ...user, link: await makeLink(trx, user) }
  }

async function userOf(trx: Transaction<DB>, mailId: number) {
  const mail = await trx
    .selectFrom('mails')
    .select(['user_id', 'kind'])
    .where('id', '=', mailId)
    .executeTakeFirst()
  if (!mail) throw new Refusal(404, 'There is no such mail')
  if (mail.kind !== 'reset-link') throw new Refusal(400, 'This mail contains no link.')
  const user = await trx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', mail.user_id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user || (await hasEnded(trx, mailId)))
    throw new Refusal(400, 'This mail was already delivered or is out of date.')
  return user
}
