import { say, type Text } from '@nivas/contract/texts.ts'

/** Returns what is wrong with a whole number that no schema checks. An empty field is missing, not wrong. */
export function wrongWhole(typed: number | '' | undefined, least: number, most: number): Text | undefined {
  if (typed === '' || typed === undefined) return undefined
  if (!Number.isInteger(typed)) return say('Please enter a whole number')
  if (typed < least) return say('Must be {{count}} or more', { count: least })
  return typed > most ? say('Must be {{count}} or less', { count: most }) : undefined
}
