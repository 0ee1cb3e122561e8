import type { Input } from '@nivas/contract/call.ts'
import type { schedules } from '@nivas/contract/schedules/calls.ts'
import type { Schedule } from '@nivas/contract/schedules/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readSchedule } from './read-schedules.ts'

/** Switches a schedule on or off. What was due while it was off is not sent. */
export const switchSchedule =
  (hasMailServer: boolean) =>
  async (
    trx: Transaction<DB>,
    _actor: Actor,
    { id, is_active }: Input<typeof schedules.switch>,
  ): Promise<Schedule> => {
    await trx
      .updateTable('report_mails')
      .set({ is_active, since: sql<Date>`now()` })
      .where('id', '=', id)
      .where('is_active', '!=', is_active)
      .execute()
    return readSchedule(trx, id, hasMailServer)
  }
