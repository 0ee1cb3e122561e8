import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal, triedAgain } from '../http/refusal.ts'

/** Gives a visit the lowest free tray; undefined when none is free. */
export async function giveTray(trx: Transaction<DB>, visit: number): Promise<number | undefined> {
  // Skips a tray that another counter is giving out, so that counters do not wait for each other. `setTrays` waits for
  // them.
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

/** Retries the call before it refuses: another counter may have taken the last tray and given it back. */
export const noTrayFree = () =>
  triedAgain(
    new Refusal(400, 'No tray is free. Please wait until one is handed back, or continue without a tray.'),
  )

/** Gives a visit the tray that it had. Returns false when another visit has it now. */
export async function giveTrayAgain(trx: Transaction<DB>, visit: number, tray: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('samadh_trays')
    .set({ visit_id: visit })
    .where('number', '=', tray)
    .where('visit_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Frees the tray of a visit. */
export const freeTray = (trx: Transaction<DB>, visit: number) =>
  trx.updateTable('samadh_trays').set({ visit_id: null }).where('visit_id', '=', visit).execute()
