import type { Input } from '@nivas/contract/call.ts'
import type { schedules } from '@nivas/contract/schedules/calls.ts'
import type { Schedule } from '@nivas/contract/schedules/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { Repeated } from '../http/bind.ts'
import { readSchedule } from './read-schedules.ts'

/** Switches a schedule on or off. What was due while it was off is not sent. */
export const switchSchedule =
  (hasMailServer: boolean) =>
  async (
    trx: Transaction<DB>,
    _actor: Actor,
    { id, is_active }: Input<typeof schedules.switch>,
  ): Promise<Schedule | Repeated<Schedule>> => {
    const { numUpdatedRows } = await trx
      .updateTable('report_mails')
      .set({ is_active, since: sql<Date>`now()` })
      .where('id', '=', id)
      .where('is_active', '!=', is_active)
      .executeTakeFirst()
    const data = await readSchedule(trx, id, hasMailServer)
    return numUpdatedRows > 0n ? data : { data, repeated: true }
  }
