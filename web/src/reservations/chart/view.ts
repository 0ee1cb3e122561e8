import { isDate } from '@nivas/contract/dates.ts'
import { anyText, oneOf, type Reader } from '../../ui/address.ts'

/** How many days the chart can show. */
export const ranges = ['7', '14', '30'] as const

const dayOrNothing: Reader = (given) => (given !== undefined && isDate(given) ? given : '')
const idOrNothing: Reader = (given) => (given !== undefined && /^[1-9]\d{0,8}$/.test(given) ? given : '')

/** The part of the chart's state in its address. `from` is empty for today, which is another day tomorrow. */
export const readers = {
  from: dayOrNothing,
  days: oneOf(ranges, '14'),
  building: idOrNothing,
  free: oneOf(['', '1']),
  ref: anyText,
}

export type View = Record<keyof typeof readers, string>
