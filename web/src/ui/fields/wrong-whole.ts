import { say, type Text } from '@nivas/contract/texts.ts'

/** What is wrong with a whole number of a field that no schema checks; an empty one is missing, not wrong. */
export function wrongWhole(typed: number | '' | undefined, least: number, most: number): Text | undefined {
  if (typed === '' || typed === undefined) return undefined
  if (!Number.isInteger(typed)) return say('Please enter a whole number')
  if (typed < least) return say('Must be {{count}} or more', { count: least })
  return typed > most ? say('Must be {{count}} or less', { count: most }) : undefined
}
