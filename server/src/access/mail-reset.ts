import type { Language } from '@nivas/contract/access/schemas.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Job, Queue } from '../jobs/queue.ts'
import { queueMail, type WriteMail } from '../mail/queue-mail.ts'
import { hasEnded, makeLink, RESET_MINUTES } from './reset-link.ts'
import { resetText } from './reset-text.ts'

/** The payload is the id of a row in `reset_requests`. */
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

/** The maximum number of links for one user in an hour. More would only fill the mailbox. */
const MOST_LINKS = 3

export type ResetMail = {
  queue: Queue
  /** The public address of the server: links start with it, independent of the request's host. */
  origin: string
  venueName: string
}

/** A user who has never signed in has not chosen a language. */
const language = sql<Language>`coalesce(users.language, 'en')`

/**
 * Mails a link to the user whose e-mail was given, if the user exists. The audit records the user and never the text
 * that was typed, which may be the e-mail of a person outside the venue.
 */
export async function mailReset(
  trx: Transaction<DB>,
  { queue, venueName }: ResetMail,
  requestId: number,
): Promise<void> {
  const user = await trx
    .selectFrom('reset_requests')
    .innerJoin('users', (join) =>
      join
        .on(sql`lower(users.email)`, '=', sql.ref('reset_requests.email'))
        .on('users.deleted_at', 'is', null),
    )
    .select(['users.id', 'users.email', language.as('language')])
    .where('reset_requests.id', '=', requestId)
    .forUpdate('users')
    .executeTakeFirst()
  if (!user || (await hasManyLinks(trx, user.id))) return
  const made = await queueMail(trx, queue, {
    to: user.email,
    subject: resetText(user.language).subject({ venue: venueName }),
    kind: 'reset-link',
    userId: user.id,
    usefulMinutes: RESET_MINUTES,
    once: `reset request ${requestId}`,
  })
  if (made === undefined) return
  await writeEvent(trx, {
    name: 'access.linkAsked',
    record: { type: 'user', id: user.id },
    input: {},
  })
}

/** Writes the text of the mail when it is sent, so that the link is not stored anywhere. */
export const writeResetMail =
  (db: Kysely<DB>, { origin, venueName }: Omit<ResetMail, 'queue'>): WriteMail =>
  (mailId) =>
    db.transaction().execute(async (trx) => {
      const user = await lockUserOf(trx, mailId)
      if (!user || (await hasEnded(trx, mailId))) return undefined
      return resetText(user.language).text({
        name: user.name,
        venue: venueName,
        link: `${origin}${await makeLink(trx, user)}`,
      })
    })

/**
 * Locks the user of a mail against a change of the password, which ends every link. A link is either made before the
 * change and ended by it, or not made at all.
 */
const lockUserOf = (trx: Transaction<DB>, mailId: number) =>
  trx
    .selectFrom('users')
    .select(['id', 'name', 'email', language.as('language')])
    .where(sql<boolean>`id = (select user_id from mails where id = ${mailId})`)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()

async function hasManyLinks(trx: Transaction<DB>, userId: number): Promise<boolean> {
  const { count } = await trx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count >= MOST_LINKS
}
