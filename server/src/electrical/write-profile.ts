import { say } from '@nivas/contract/texts.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import { wrongField } from '../http/refusal.ts'
import { firstReadingStays } from './reading-rows.ts'

export type Charge = { id: number; amount: number; enabled: boolean }

/** The refusals for the database's constraints on a house. */
export const profileRefusals = {
  electric_profiles_houseno: () => wrongField('houseno', 'A house with this number already exists'),
  electric_profiles_line_id_fkey: () => wrongField('electricline', 'There is no such electric line'),
  electric_profiles_group_id_fkey: () => wrongField('groupid', 'There is no such satsangi group'),
}

/** Refuses a line that is switched off. Callers do not check the line on which a house already is. */
export async function refuseLineThatIsOff(db: Kysely<DB>, lineId: number): Promise<void> {
  const line = await db
    .selectFrom('electric_lines')
    .select('is_enabled')
    .where('id', '=', lineId)
    .executeTakeFirst()
  if (line && !line.is_enabled) throw wrongField('electricline', 'This electric line is switched off')
}

/**
 * Refuses a different first reading for a house that was read or whose family follows another, because units have been
 * counted from it. The caller has locked the house.
 */
export async function refuseReadMeter(db: Kysely<DB>, profileId: number, first: number): Promise<void> {
  const { rows } = await sql<{ first_reading: string }>`
    select first_reading from electric_profiles p where id = ${profileId}
      and ${firstReadingStays}`.execute(db)
  const [read] = rows
  if (!read || Number(read.first_reading) === first) return
  const reading = Number(read.first_reading)
  throw wrongField(
    'firstreading',
    say('This house was already read, so its first reading stays {{reading}}.', { reading }),
  )
}

/** Writes these charges of a house; its other charges stay. */
export async function writeCharges(
  trx: Transaction<DB>,
  profileId: number,
  charges: readonly Charge[],
): Promise<void> {
  const types = await trx
    .selectFrom('charge_types')
    .select(['id', 'is_fixed'])
    .where('id', 'in', charges.length > 0 ? charges.map(({ id }) => id) : [0])
    .execute()
  const fixed = new Map(types.map(({ id, is_fixed }) => [id, is_fixed]))
  const unknown = charges.findIndex(({ id }) => !fixed.has(id))
  if (unknown >= 0) throw wrongField(`chargeTypes.${unknown}.id`, 'There is no such Bhaint type')
  const byUnit = charges.filter(({ id, enabled }) => enabled && !fixed.get(id))
  const second = byUnit[1]
  if (second)
    throw wrongField(
      `chargeTypes.${charges.indexOf(second)}.enabled`,
      'A house can have only one charge per unit',
    )
  const rows = charges.map((charge) => ({ ...charge, is_fixed: fixed.get(charge.id) }))
  // Switch charges off before others on, because a house can have only one charge by the unit at any time.
  for (const enabled of [false, true])
    await refusing(
      sql`insert into profile_charges as p (profile_id, charge_type_id, is_fixed, amount, is_enabled)
        select ${profileId}, c.id, c.is_fixed, c.amount, c.enabled
        from json_to_recordset(${JSON.stringify(rows.filter((row) => row.enabled === enabled))}::json)
          as c (id int, is_fixed boolean, amount numeric, enabled boolean)
        on conflict (profile_id, charge_type_id) do update set amount = excluded.amount, is_enabled = excluded.is_enabled`.execute(
        trx,
      ),
      {
        profile_charges_one_by_unit: () =>
          wrongField('chargeTypes', 'A house can have only one charge per unit'),
        profile_charges_kind: () =>
          wrongField('chargeTypes', 'A Bhaint type was changed meanwhile. Please reload.'),
      },
    )
}
