import type { Language } from '@nivas/contract/access/schemas.ts'
import type { KnownColumn } from '@nivas/contract/imports/columns.ts'
import { sheetKinds } from '@nivas/contract/imports/kinds.ts'
import type { ImportKind } from '@nivas/contract/imports/schemas.ts'
import { formatDay } from '../format/date.ts'
import { formatPeriod } from '../format/period.ts'
import { rupeesIn } from '../format/rupees.ts'

/** The columns whose values are words of the product, and so are translated. */
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

/** The columns of numbers, which are aligned to the right. */
const numbers = [
  ...['price', 'costprice', 'reading', 'finalReading', 'meterBegan', 'firstReading'],
  ...['floor_number', 'number_of_beds', 'max_occupiers', 'stock', 'low_stock_alert'],
]

export const alignmentOf = (name: string) => (numbers.includes(name) ? 'right' : 'left')

type Reader = { language: Language; word: (name: string) => string }

/** Returns a function that formats a parsed value of a file of this kind, by the name of its column. */
export function shownValues(kind: ImportKind, { language, word }: Reader) {
  const columns: readonly KnownColumn[] = sheetKinds[kind].columns
  const dates = new Set<string>(columns.filter((column) => 'date' in column).map(({ name }) => name))
  return (name: string, value: string): string => {
    if (value === '') return ''
    // A month is parsed as its first day, but a reading is for the whole month.
    if (name === 'month') return formatPeriod(value, 'Monthly', language)
    if (dates.has(name)) return formatDay(value, language)
    if (name === 'price' || name === 'costprice') return rupeesIn(value, language)
    return translated.includes(name) ? word(value) : value
  }
}
