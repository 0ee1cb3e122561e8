import type { Language } from '@nivas/contract/access/schemas.ts'
import type { KnownColumn } from '@nivas/contract/imports/columns.ts'
import { sheetKinds } from '@nivas/contract/imports/kinds.ts'
import type { ImportKind } from '@nivas/contract/imports/schemas.ts'
import { formatDay } from '../format/date.ts'
import { formatPeriod } from '../format/period.ts'
import { rupeesIn } from '../format/rupees.ts'

/** The columns whose values are words of the product, which are translated. */
const translated = [
  'position',
  'has_toilet',
  'toilet_type',
  'has_ac',
  'isvariable',
  'isvisible',
  'enabled',
  'newMeter',
]

/** The columns of numbers, which stand at the right of their cells. */
const numbers = [
  ...['price', 'costprice', 'reading', 'finalReading', 'meterBegan', 'firstReading'],
  ...['floor_number', 'number_of_beds', 'max_occupiers', 'stock', 'low_stock_alert'],
]

export const alignmentOf = (name: string) => (numbers.includes(name) ? 'right' : 'left')

type Reader = { language: Language; word: (name: string) => string }

/** The function that shows a parsed value of a file of this kind, by the name of its column. */
export function shownValues(kind: ImportKind, { language, word }: Reader) {
  const columns: readonly KnownColumn[] = sheetKinds[kind].columns
  const dates = new Set<string>(columns.filter((column) => 'date' in column).map(({ name }) => name))
  return (name: string, value: string): string => {
    if (value === '') return ''
    // A month is read as its first day, and readings are of the whole month.
    if (name === 'month') return formatPeriod(value, 'Monthly', language)
    if (dates.has(name)) return formatDay(value, language)
    if (name === 'price' || name === 'costprice') return rupeesIn(value, language)
    return translated.includes(name) ? word(value) : value
  }
}
