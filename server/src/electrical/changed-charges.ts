import type { Input } from '@nivas/contract/call.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import type { Text } from '@nivas/contract/texts.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { changedTo, type Overwritten } from '../http/refuse-overwritten.ts'
import { readProfile } from './get-profile.ts'
import type { Charge } from './write-profile.ts'

const { chargeTypes: schema } = electrical.updateProfile.body.shape

/**
 * Returns the present charges of a house with the changes of its form. The form sends all charges together; a charge
 * that the form did not change keeps the present value, which another user may have changed. An amount that both have
 * changed is in `overwritten`. Without `known`, returns the charges as they were sent.
 */
export async function changedCharges(
  trx: Transaction<DB>,
  { id, chargeTypes: sent, known }: Input<typeof electrical.updateProfile>,
): Promise<{ charges: Charge[] | undefined; overwritten?: Overwritten }> {
  if (!sent || !known || !Object.hasOwn(known, 'chargeTypes')) return { charges: sent }
  const shown = schema.safeParse(known.chargeTypes).data ?? []
  const { chargeTypes: present } = await readProfile(trx, id)
  const changedByOthers: Record<string, Text[]> = {}
  const now = new Map(shown.map((one) => [one.id, one]))
  const charges = sent.map((charge, at) => {
    const before = now.get(charge.id)
    const current = present.find((one) => one.id === charge.id)
    if (!current) return charge
    const enabled = current.enabled > 0
    const isChanged = charge.amount !== before?.amount
    if (isChanged && ![charge.amount, before?.amount].includes(current.amount)) {
      changedByOthers[`chargeTypes.${at}.amount`] = [changedTo(current.amount, { rupees: current.amount })]
      now.set(charge.id, { ...charge, amount: current.amount, enabled: before?.enabled ?? enabled })
    }
    return {
      id: charge.id,
      amount: isChanged ? charge.amount : current.amount,
      enabled: charge.enabled === before?.enabled ? enabled : charge.enabled,
    }
  })
  if (Object.keys(changedByOthers).length === 0) return { charges }
  return { charges, overwritten: { fields: changedByOthers, known: { chargeTypes: [...now.values()] } } }
}
