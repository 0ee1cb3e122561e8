import type { ChargeType, ProfileCharge } from '@nivas/contract/electrical/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Row = { id: number; name: string; amount: string; is_fixed: boolean; is_active: boolean }

export const toChargeType = ({ id, name, amount, is_fixed, is_active }: Row): ChargeType => ({
  id,
  name,
  amount: Number(amount),
  fixedcharges: Number(is_fixed),
  active: Number(is_active),
})

export const chargeColumns = ['id', 'name', 'amount', 'is_fixed', 'is_active'] as const

export async function listChargeTypes(db: Kysely<DB>): Promise<ChargeType[]> {
  const rows = await db.selectFrom('charge_types').select(chargeColumns).orderBy(sql`lower(name)`).execute()
  return rows.map(toChargeType)
}

/** Returns the charges of a new house: all active fixed ones are on, and the first active one by the unit. */
export async function activeCharges(db: Kysely<DB>): Promise<ProfileCharge[]> {
  const active = (await listChargeTypes(db)).filter((one) => one.active === 1)
  const byUnit = active.find(({ fixedcharges }) => fixedcharges === 0)
  return active.map(({ active: _, ...charge }) => ({
    ...charge,
    enabled: Number(charge.fixedcharges === 1 || charge.id === byUnit?.id),
  }))
}
