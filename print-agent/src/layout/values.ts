import type { Language } from '@nivas/contract/access/schemas.ts'
import { dayIn, dayInWords, isDate, timeIn } from '@nivas/contract/dates.ts'
import { type Amount, formatAmount, formatRupees } from '@nivas/contract/rupees.ts'
import { hindiMonths } from './words.ts'

/** '21 Nov 2026' from '2026-11-21'. */
export function dayText(day: string, language: Language): string {
  if (language === 'en') return dayInWords(day)
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${hindiMonths[Number(month) - 1]} ${year}`
}

/** 'Nov 2026' from the first day of a month. */
export const monthText = (month: string, language: Language): string =>
  dayText(month, language).replace(/^\d+ /, '')

/** '21 Nov 2026, 14:05' on the venue's clock from an ISO 8601 moment; an invalid moment stays unchanged. */
export function momentText(moment: string | Date, zone: string, language: Language): string {
  if (typeof moment === 'string' && isDate(moment)) return dayText(moment, language)
  if (typeof moment === 'string' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(moment)) return moment
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return String(moment)
  return `${dayText(dayIn(zone, at), language)}, ${timeIn(zone, at)}`
}

/** 'Rs. 1,23,456.00', for an amount outside a column. */
export const rupees = (amount: Amount): string => formatRupees(amount)

/** '1,23,456.00', for a column of amounts. */
export const figure = (amount: Amount): string => formatAmount(amount)
