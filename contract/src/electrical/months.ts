import { englishMonths } from '../dates.ts'
import type { PlainKey } from '../texts.ts'

/** A month in the ledger: its first day, `YYYY-MM-01`. */
export const monthOf = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`

/** The number of months since the year 0. */
const count = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The month that is this many months after the month of `day`; before it when `months` is negative. */
export function addMonths(day: string, months: number): string {
  const at = count(day) + months
  return monthOf(Math.floor(at / 12), (at % 12) + 1)
}

/** Whole months from the month of one day to the month of another. */
export const monthsBetween = (from: string, to: string): number => count(to) - count(from)

/**
 * The reason why readings of a month can be neither entered nor corrected yet; undefined unless it is in the future.
 */
export const wrongFuture = (month: string, today: string): PlainKey | undefined =>
  monthsBetween(month, today) < 0 ? 'Reading Month can not be in future.' : undefined

/**
 * The reason why a month cannot be read today; undefined when it can. The specification compares months by
 * their 26th.
 */
export function wrongMonth(month: string, today: string): PlainKey | undefined {
  const isPast = monthsBetween(month, today) > 1
  return wrongFuture(month, today) ?? (isPast ? 'Only one month in past is allowed for reading.' : undefined)
}

/** 'Nov 2026', the form of a month in refusals and on receipts. */
export const monthInWords = (month: string): string =>
  `${englishMonths[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`

const hindiMonths = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.normalize('NFC').split(' ')
const longMonths =
  'january february march april may june july august september october november december'.split(' ')

/** The number of each month, '1' to '12', by its name in lower case: short English, full English, or Hindi. */
export const monthsByName: ReadonlyMap<string, string> = new Map(
  [englishMonths.map((name) => name.toLowerCase()), longMonths, hindiMonths].flatMap((names) =>
    names.map((name, at) => [name, String(at + 1)] as const),
  ),
)
