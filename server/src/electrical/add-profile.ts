import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { houseKey, houseOrder } from '@nivas/contract/electrical/house-order.ts'
import type { ProfileToEdit } from '@nivas/contract/electrical/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readProfile } from './get-profile.ts'
import { profileRefusals, refuseLineThatIsOff, writeCharges } from './write-profile.ts'

export async function addProfile(
  trx: Transaction<DB>,
  _actor: Actor,
  {
    name,
    houseno,
    meterno,
    metertype,
    electricline,
    groupid,
    firstreading,
    chargeTypes,
  }: Input<typeof electrical.addProfile>,
): Promise<ProfileToEdit> {
  await refuseLineThatIsOff(trx, electricline)
  const { id } = await refusing(
    trx
      .insertInto('electric_profiles')
      .values({
        name,
        houseno,
        house_key: houseKey(houseno),
        house_order: houseOrder(houseno),
        meterno,
        metertype,
        line_id: electricline,
        group_id: groupid,
        first_reading: firstreading ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    profileRefusals,
  )
  await writeCharges(trx, id, chargeTypes)
  return readProfile(trx, id)
}
