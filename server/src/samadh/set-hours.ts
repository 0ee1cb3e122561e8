import type { Answer, Input } from '@nivas/contract/call.ts'
import { samadh } from '@nivas/contract/samadh/calls.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, withData, wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { readSettings } from './read-settings.ts'

type SetHours = typeof samadh.updateHours
type SetTrays = typeof samadh.setTrays

/**
 * Sets the visit hours; earlier ones stay as history. The form sends both times, even when only one was changed. With
 * `known_set_at`, the call is refused when somebody else has set them since the form was opened.
 */
export async function setHours(
  trx: Transaction<DB>,
  actor: Actor,
  { fromTime, toTime, known_set_at }: Input<SetHours>,
): Promise<Answer<SetHours>> {
  if (known_set_at !== undefined) await refuseOtherHours(trx, known_set_at)
  await trx
    .insertInto('samadh_visit_hours')
    .values({ from_time: fromTime, to_time: toTime, set_by: actor.id } satisfies Writes<
      Input<SetHours>,
      'fromTime' | 'toTime' | 'known_set_at'
    >)
    .execute()
  return readSettings(trx)
}

async function refuseOtherHours(trx: Transaction<DB>, known: string | null): Promise<void> {
  // A simultaneous call waits here for this commit.
  await sql`select trays from samadh_settings for no key update`.execute(trx)
  const { hours } = await readSettings(trx)
  if (!hours || hours.set_at === known) return
  const { fromTime: from, toTime: to, set_by: name, set_at } = hours
  const text =
    'The visit hours were changed meanwhile to {{from}} to {{to}} by {{name}}. Save again to replace them.'
  throw withData(new Refusal(400, text, { from, to, name }), { set_at })
}

/** Sets how many trays there are. Refuses to remove a tray that is held or is being given out. */
export async function setTrays(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<SetTrays>,
): Promise<Answer<SetTrays>> {
  const { trays } = input
  await refuseOverwritten(
    samadh.setTrays,
    input,
    () => trx.selectFrom('samadh_settings').select('trays').forNoKeyUpdate().executeTakeFirstOrThrow(),
    ({ trays: now }) => ({ trays: { count: now } }),
  )
  await trx
    .updateTable('samadh_settings')
    .set({ trays } satisfies Writes<Input<SetTrays>>)
    .execute()
  const { rows } = await sql<{ held: number }>`select number as held from samadh_trays
    where visit_id is not null and number > ${trays} order by number desc limit 1`.execute(trx)
  for (const { held } of rows)
    throw wrongField(
      'trays',
      'Tray {{held}} is in use. Please wait until it is handed back, or enter {{held}}.',
      {
        held,
      },
    )
  await sql`insert into samadh_trays (number) select generate_series(1, ${trays}::int) on conflict do nothing`.execute(
    trx,
  )
  return readSettings(trx)
}
