import { numberLimits } from '@nivas/contract/number-limits.ts'
import { say, type Text } from '@nivas/contract/texts.ts'

/** Returns what is wrong with a whole number that no schema checks. An empty field is missing, not wrong. */
export function wrongWhole(typed: number | '' | undefined, least: number, most: number): Text | undefined {
  if (typed === '' || typed === undefined) return undefined
  if (!Number.isInteger(typed)) return say('Please enter a whole number')
  if (typed < least) return say(numberLimits.below, { count: least })
  return typed > most ? say(numberLimits.above, { count: most }) : undefined
}
