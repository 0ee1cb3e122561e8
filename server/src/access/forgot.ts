import type { ForgotPassword } from '@nivas/contract/access/passwords.ts'
import { sql, type Transaction } from 'kysely'
import type * as z from 'zod'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import type { Queue } from '../jobs/queue.ts'
import { resetMail } from './mail-reset.ts'

/** So many requests from one address within 15 minutes: a counter's staff never make as many, and a flood of mail is. */
const MOST_REQUESTS = 20

/**
 * Asks for a link to set a new password. Whether there is such a user is looked up by a job, so neither the answer nor
 * the time that it takes tells.
 */
export const forgot =
  (queue: Queue) =>
  async (trx: Transaction<DB>, { address }: Caller, { email }: z.output<typeof ForgotPassword>) => {
    const { count } = await trx
      .selectFrom('reset_requests')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('address', '=', address)
      .where('at', '>', sql<Date>`now() - interval '15 minutes'`)
      .executeTakeFirstOrThrow()
    if (count >= MOST_REQUESTS) throw new Refusal(429, 'Too many tries. Please wait a minute and try again.')
    const { id } = await trx
      .insertInto('reset_requests')
      .values({ email: email.toLowerCase(), address })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queue.add(trx, resetMail, { id })
    return null
  }
