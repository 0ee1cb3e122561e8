import type { Language } from '@nivas/contract/access/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Job, Queue } from '../jobs/queue.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { resetText } from './reset-text.ts'
import { hashOfToken, newResetToken, RESET_MINUTES } from './reset-token.ts'

/** Told the id of a row in `reset_requests`. */
export const resetMail: Job<{ id: number }> = {
  name: 'access.reset-mail',
  options: {
    retryLimit: 10,
    retryDelay: 1,
    retryBackoff: true,
    expireInSeconds: 30,
    deleteAfterSeconds: 3_600,
  },
}

/** So many links an hour for one user: more would only fill their mailbox. */
const MOST_LINKS = 3

export type ResetMail = {
  queue: Queue
  /** Where people reach the server: links lead there, whatever host a request named. */
  origin: string
  venueName: string
}

/** Mails a link to the user who was asked for, when there is one. */
export async function mailReset(trx: Transaction<DB>, around: ResetMail, requestId: number): Promise<void> {
  const user = await trx
    .selectFrom('reset_requests')
    .innerJoin('users', (join) =>
      join
        .on(sql`lower(users.email)`, '=', sql.ref('reset_requests.email'))
        .on('users.deleted_at', 'is', null),
    )
    .select(['users.id', 'users.name', 'users.email', 'users.language'])
    .where('reset_requests.id', '=', requestId)
    .forUpdate('users')
    .executeTakeFirst()
  if (!user || (await hasManyLinks(trx, user.id))) return

  const token = newResetToken()
  await trx
    .insertInto('password_resets')
    .values({ token_hash: hashOfToken(token), user_id: user.id })
    .execute()
  const query = new URLSearchParams({ email: user.email, token })
  await queueMail(trx, around.queue, {
    to: user.email,
    // Behind the #, where it is never sent to a server nor written into its logs.
    ...resetText(user.language as Language, {
      name: user.name,
      venue: around.venueName,
      link: `${around.origin.replace(/\/$/, '')}/#/reset-password?${query}`,
    }),
    usefulMinutes: RESET_MINUTES,
  })
}

async function hasManyLinks(trx: Transaction<DB>, userId: number): Promise<boolean> {
  const { count } = await trx
    .selectFrom('password_resets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count >= MOST_LINKS
}
