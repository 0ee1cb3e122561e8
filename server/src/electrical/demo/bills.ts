import { monthsBetween } from '@nivas/contract/electrical/months.ts'
import { amountOf } from '@nivas/contract/electrical/reading.ts'
import { between, chance, type Random } from '../../demo/random.ts'

type Reading = { id: number; profile_id: number; month: string; units: number }
type Charge = {
  profile_id: number
  charge_type_id: number
  is_fixed: boolean
  amount: number
  is_enabled: boolean
}

/**
 * Returns the open bill lines: the last month of most houses, up to fifteen months of houses in arrears, and credits.
 */
export function billsOf(
  random: Random,
  readings: readonly Reading[],
  charges: readonly Charge[],
  today: string,
) {
  const arrears = new Map<number, number>()
  const monthsOpen = (house: number) => {
    const known = arrears.get(house)
    if (known !== undefined) return known
    const open = chance(random, 0.15) ? between(random, 2, 15) : chance(random, 0.7) ? 1 : 0
    arrears.set(house, open)
    return open
  }
  return readings
    .filter(({ profile_id, month, units }) => {
      const age = monthsBetween(month, today)
      return age <= monthsOpen(profile_id) || (units < 0 && age < 6)
    })
    .flatMap(({ id, profile_id, month, units }) =>
      charges
        .filter((charge) => charge.is_enabled && charge.profile_id === profile_id)
        .map(({ charge_type_id, is_fixed, amount }) => ({
          ...{ profile_id, month, reading_id: id, charge_type_id },
          amount: is_fixed ? amount : amountOf(units, amount),
          rate: is_fixed ? null : amount,
        })),
    )
}
