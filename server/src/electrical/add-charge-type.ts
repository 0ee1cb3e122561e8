import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { ChargeType } from '@nivas/contract/electrical/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { chargeColumns, toChargeType } from './list-charge-types.ts'
import { chargeNameTaken } from './named-rows.ts'

export async function addChargeType(
  trx: Transaction<DB>,
  _actor: Actor,
  { chargeName, cost, isFixed, active }: Input<typeof electrical.addCharge>,
): Promise<ChargeType> {
  const charge = await refusing(
    trx
      .insertInto('charge_types')
      .values({ name: chargeName, amount: cost, is_fixed: isFixed, is_active: active })
      .returning(chargeColumns)
      .executeTakeFirstOrThrow(),
    chargeNameTaken,
  )
  return toChargeType(charge)
}
