import type { ForgotPassword } from '@nivas/contract/access/passwords.ts'
import type { Transaction } from 'kysely'
import type * as z from 'zod'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import { limited } from '../http/limits.ts'
import type { Queue } from '../jobs/queue.ts'
import { resetMail } from './mail-reset.ts'

/** More requests than the staff of one counter make. The limit prevents a flood of mail. */
const requests = { kind: 'reset link', most: 20, minutes: 15 }

/**
 * Requests a link to set a new password. A job looks the user up, so that neither the answer nor its duration reveals
 * whether the user exists.
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
