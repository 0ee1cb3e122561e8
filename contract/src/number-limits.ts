import type { TextKey } from './texts.ts'

/** The texts for a number below or above its limit, which may be a year. */
export const numberLimits = {
  below: 'Must be {{count}} or more',
  above: 'Must be {{count}} or less',
} as const satisfies Record<string, TextKey>
