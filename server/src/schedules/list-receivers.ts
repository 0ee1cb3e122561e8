import type { Input } from '@nivas/contract/call.ts'
import { reportNamed } from '@nivas/contract/reports/report-list.ts'
import type { schedules } from '@nivas/contract/schedules/calls.ts'
import type { PossibleReceiver } from '@nivas/contract/schedules/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { whyNotSent } from './may-be-sent.ts'
import { readUsers } from './read-users.ts'

/** Returns the users, each with the reason why they cannot be sent the report, if there is one. */
export async function listReceivers(
  db: Kysely<DB>,
  _actor: Actor,
  { report }: Input<typeof schedules.receivers>,
): Promise<PossibleReceiver[]> {
  const users = await readUsers(db)
  return users
    .filter(({ account_type }) => account_type === 'user')
    .map((user) => ({
      id: user.id,
      name: user.name,
      email: user.email,
      refused: whyNotSent(reportNamed(report), user) ?? null,
    }))
}
