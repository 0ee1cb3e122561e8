import { say, type Text } from '@nivas/contract/texts.ts'

/** What is wrong with an amount of a field that no schema checks; an empty one is missing, not wrong. */
export const wrongMoney = (typed: number | '' | null | undefined): Text | undefined =>
  typeof typed === 'number' && typed < 0 ? say('Must be {{count}} or more', { count: 0 }) : undefined
