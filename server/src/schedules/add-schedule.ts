import type { Input } from '@nivas/contract/call.ts'
import type { schedules } from '@nivas/contract/schedules/calls.ts'
import type { Schedule } from '@nivas/contract/schedules/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readSchedule } from './read-schedules.ts'
import { columnsOf, refuseWrong, writeReceivers } from './write-schedule.ts'

/** Adds a report by mail, which is sent from the next day, week or month on. */
export const addSchedule =
  (hasMailServer: boolean) =>
  async (trx: Transaction<DB>, actor: Actor, form: Input<typeof schedules.add>): Promise<Schedule> => {
    await refuseWrong(trx, form)
    const { id } = await trx
      .insertInto('report_mails')
      .values({ ...columnsOf(form), created_by: actor.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeReceivers(trx, id, form.user_ids)
    return readSchedule(trx, id, hasMailServer)
  }
