import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal, triedAgain } from '../http/refusal.ts'

/** Gives a visit the lowest free tray; undefined when none is free. */
export async function giveTray(trx: Transaction<DB>, visit: number): Promise<number | undefined> {
  // A tray that another counter is giving out is skipped, so counters do not wait for each other; who sets how many
  // trays there are waits for them.
  const { rows } = await sql<{ tray_no: number }>`
    with given as (
      update samadh_trays set visit_id = ${visit} where number = (
        select number from samadh_trays
        where visit_id is null and number <= (select trays from samadh_settings for share)
        order by number limit 1 for update skip locked)
      returning number)
    update samadh_visits set tray_no = given.number from given
    where id = ${visit} returning tray_no`.execute(trx)
  return rows[0]?.tray_no
}

/** Another counter may have taken the last tray and given it back: the call runs anew before it refuses. */
export const noTrayFree = () =>
  triedAgain(
    new Refusal(400, 'No tray is free. Please wait until one is handed back, or continue without a tray.'),
  )

/** Gives a visit the tray that it had; false where another visit has it meanwhile. */
export async function giveTrayAgain(trx: Transaction<DB>, visit: number, tray: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('samadh_trays')
    .set({ visit_id: visit })
    .where('number', '=', tray)
    .where('visit_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The tray of a visit is free again. */
export const freeTray = (trx: Transaction<DB>, visit: number) =>
  trx.updateTable('samadh_trays').set({ visit_id: null }).where('visit_id', '=', visit).execute()
