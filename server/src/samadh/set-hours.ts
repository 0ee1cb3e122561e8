import type { Answer, Input } from '@nivas/contract/call.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { readSettings } from './read-settings.ts'

type SetHours = typeof samadh.updateHours
type SetTrays = typeof samadh.setTrays

/** Sets the visit hours; the earlier ones stay in their history. */
export async function setHours(
  trx: Transaction<DB>,
  actor: Actor,
  { fromTime, toTime }: Input<SetHours>,
): Promise<Answer<SetHours>> {
  await trx
    .insertInto('samadh_visit_hours')
    .values({ from_time: fromTime, to_time: toTime, set_by: actor.id } satisfies Writes<
      Input<SetHours>,
      'fromTime' | 'toTime'
    >)
    .execute()
  return readSettings(trx)
}

/** Sets how many trays there are; those that are held now, or are being given out, stay. */
export async function setTrays(
  trx: Transaction<DB>,
  _actor: Actor,
  { trays }: Input<SetTrays>,
): Promise<Answer<SetTrays>> {
  await trx
    .updateTable('samadh_settings')
    .set({ trays } satisfies Writes<Input<SetTrays>>)
    .execute()
  const { rows } = await sql<{ held: number }>`select number as held from samadh_trays
    where visit_id is not null and number > ${trays} order by number desc limit 1`.execute(trx)
  for (const { held } of rows)
    throw wrongField(
      'trays',
      'Tray {{held}} is held now. Please wait until it is handed back, or enter {{held}}.',
      {
        held,
      },
    )
  await sql`insert into samadh_trays (number) select generate_series(1, ${trays}::int) on conflict do nothing`.execute(
    trx,
  )
  return readSettings(trx)
}
