import { numberLimits } from '@nivas/contract/number-limits.ts'
import { isPaise } from '@nivas/contract/rupees.ts'
import { say, type Text } from '@nivas/contract/texts.ts'

/** Returns what is wrong with an amount that no schema checks. An empty field is missing, not wrong. */
export function wrongMoney(typed: number | '' | null | undefined): Text | undefined {
  if (typeof typed !== 'number') return undefined
  if (typed < 0) return say(numberLimits.below, { count: 0 })
  return isPaise(typed) ? undefined : say('Please enter an amount with at most 2 decimals')
}
