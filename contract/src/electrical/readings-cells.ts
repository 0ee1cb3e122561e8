import * as z from 'zod'
import { isDate, parseTypedDate } from '../dates.ts'
import { numberCell } from '../imports/cells.ts'
import { issueOf } from '../messages.ts'
import { monthOf, monthsByName } from './months.ts'
import { reading } from './reading-forms.ts'

/** A required reading of a meter, in a file. */
export const readingCell = numberCell(reading)

/** An optional reading; null when the cell is empty. */
export const optionalReadingCell = z.union([z.literal('').transform(() => null), readingCell])

/**
 * The first day of a month from '2026-11', '11/2026', 'Nov 2026', 'नवंबर 2026', or any of its days; and from
 * 'Nov-26', which Excel makes of '11/2026' in a CSV file.
 */
export function monthIn(cell: string): string | undefined {
  const typed = cell
    .replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0966 + 48))
    .normalize('NFC')
    .toLowerCase()
  const day = isDate(typed) ? typed : parseTypedDate(typed.replaceAll('.', '/'))
  if (day !== null) return `${day.slice(0, 7)}-01`
  const numbers = /^(\d{4})[-/.](\d{1,2})$/.exec(typed) ?? undefined
  const turned = /^(\d{1,2})[-/.](\d{4})$/.exec(typed) ?? undefined
  const named = /^([^\d\s.,-]+)[\s.,-]+(\d{4})$/u.exec(typed) ?? undefined
  const short = /^(\p{L}[\p{L}\p{M}]*)-(\d{2})$/u.exec(typed) ?? undefined
  const month = numbers?.[2] ?? turned?.[1] ?? monthsByName.get(named?.[1] ?? short?.[1] ?? '')
  const year = Number(numbers?.[1] ?? turned?.[2] ?? named?.[2] ?? (short && `20${short[2]}`))
  const isMonth = month !== undefined && Number(month) >= 1 && Number(month) <= 12 && year >= 1901
  return isMonth ? monthOf(year, Number(month)) : undefined
}

/** A required month, in a file. */
export const monthCell = z.string().transform((cell, context) => {
  const month = monthIn(cell.trim())
  if (month !== undefined) return month
  context.addIssue(
    issueOf(cell.trim() === '' ? 'This is a required field' : 'Please enter a month, such as 11/2026'),
  )
  return z.NEVER
})
