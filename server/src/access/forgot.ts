import type { ForgotPassword } from '@nivas/contract/access/passwords.ts'
import type { Transaction } from 'kysely'
import type * as z from 'zod'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import { limited } from '../http/limits.ts'
import type { Queue } from '../jobs/queue.ts'
import { resetMail } from './mail-reset.ts'

/** A counter's staff never ask as often, and a flood of mail is that. */
const requests = { kind: 'reset link', most: 20, minutes: 15 }

/**
 * Asks for a link to set a new password. Whether there is such a user is looked up by a job, so neither the answer nor
 * the time that it takes tells.
 */
export const forgot = (queue: Queue) =>
  limited(
    [requests],
    async (trx: Transaction<DB>, _caller: Caller, { email }: z.output<typeof ForgotPassword>) => {
      const { id } = await trx
        .insertInto('reset_requests')
        .values({ email: email.toLowerCase() })
        .returning('id')
        .executeTakeFirstOrThrow()
      await queue.add(trx, resetMail, { id })
      return null
    },
  )
