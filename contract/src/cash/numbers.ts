import { asciiDigits } from '../digits.ts'
import type { Counter } from './counters.ts'

/**
 * The number of a receipt: its series and its position in the series. The database numbers each series without gaps.
 * - Bhent has one permanent series: 4711.
 * - A shop has one for each session, so that a till can number receipts without a network, and no till waits for
 *   another: BC-0042-017. Refunds have a second series, BC-0042R-003, which the server numbers: a refund whose answer
 *   is lost cannot take the number that the till prints next.
 * - Electricity has one for each financial year: EL/26-27/000123.
 */
export type ReceiptNumber = { series: string; number: number }

const SHOPS = { office: 'OF', bookcentre: 'BC', bhandarghar: 'BG' } as const
const BHENT = 'bhent'

/** The financial year of a day, April to March: '26-27' from '2026-04-01' to '2027-03-31'. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return `${twoDigits(year)}-${twoDigits(year + 1)}`
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

/**
 * The series for receipts of this counter.
 *
 * @param session the running number of the counter's session
 * @param day the venue's day
 * @param isRefund whether money is given back
 */
export function seriesOf(counter: Counter, session: number, day: string, isRefund = false): string {
  if (counter === 'bhent') return BHENT
  if (counter === 'electricity') return `EL/${financialYear(day)}`
  return `${SHOPS[counter]}-${String(session).padStart(4, '0')}${isRefund ? 'R' : ''}`
}

/** The number as printed on the receipt. */
export function receiptNumber({ series, number }: ReceiptNumber): string {
  if (series === BHENT) return String(number)
  return series.includes('/')
    ? `${series}/${String(number).padStart(6, '0')}`
    : `${series}-${String(number).padStart(3, '0')}`
}

/**
 * Reads a typed receipt number, in upper or lower case and with any number of leading zeros; null for any other text.
 */
export function readReceiptNumber(typed: string): ReceiptNumber | null {
  const text = asciiDigits(typed).trim().toUpperCase()
  if (/^\d{1,9}$/.test(text)) return numbered(BHENT, text)
  const shop = /^(OF|BC|BG)-(\d{1,9})(R?)-(\d{1,9})$/.exec(text)
  if (shop) return numbered(`${shop[1]}-${String(Number(shop[2])).padStart(4, '0')}${shop[3]}`, shop[4])
  const year = /^(EL\/\d\d-\d\d)\/(\d{1,9})$/.exec(text)
  return year ? numbered(year[1] ?? '', year[2]) : null
}

const numbered = (series: string, digits = ''): ReceiptNumber | null =>
  Number(digits) > 0 ? { series, number: Number(digits) } : null
