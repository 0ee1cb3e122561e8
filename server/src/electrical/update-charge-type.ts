import type { Input } from '@nivas/contract/call.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import type { ChargeType } from '@nivas/contract/electrical/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { chargeColumns, toChargeType } from './list-charge-types.ts'
import { chargeNameTaken, found } from './named-rows.ts'

const noCharge = 'There is no such Bhaint type'

/**
 * The refusal for a change between fixed and by the unit, because the amounts of houses are for the month or for the
 * unit.
 */
const kindStays = {
  profile_charges_kind: () =>
    wrongField(
      'isFixed',
      'Houses already use this Bhaint type, so it cannot switch between a fixed amount and a rate. Please add another Bhaint type.',
    ),
}

/** Changes the default for new houses; omitted fields stay. Houses that have the charge keep their amounts. */
export async function updateChargeType(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<typeof electrical.updateCharge>,
): Promise<ChargeType> {
  const { id, chargeName, cost, isFixed, active } = input
  await refuseOverwritten(
    electrical.updateCharge,
    input,
    async () => {
      await lockRow(trx, 'charge_types', id)
      const charge = trx.selectFrom('charge_types').select(chargeColumns).where('id', '=', id)
      const present = toChargeType(found(await charge.executeTakeFirst(), noCharge))
      return { ...present, chargeName: present.name, cost: present.amount, isFixed: present.fixedcharges }
    },
    ({ cost }) => ({ cost: { rupees: cost } }),
  )
  const charge = await refusing(
    trx
      .updateTable('charge_types')
      .set({
        name: chargeName,
        amount: cost,
        is_fixed: isFixed,
        // Set even when omitted: an update needs a column.
        is_active: active ?? sql<boolean>`is_active`,
      })
      .where('id', '=', id)
      .returning(chargeColumns)
      .executeTakeFirst(),
    { ...chargeNameTaken, ...kindStays },
  )
  return toChargeType(found(charge, noCharge))
}
