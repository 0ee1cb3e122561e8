import type { Language } from '@nivas/contract/access/schemas.ts'
import { dayIn, timeIn } from '@nivas/contract/dates.ts'
import { formatDay } from './date.ts'

/** Formats an ISO 8601 moment in a time zone: '21 Nov 2026, 14:05'. */
export function formatMoment(moment: string, zone: string, language: Language): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return moment
  return `${formatDay(dayIn(zone, at), language)}, ${timeIn(zone, at)}`
}

/** Formats the time of a moment in a time zone: '14:05'. */
export function formatTime(moment: string | number, zone: string): string {
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) ? String(moment) : timeIn(zone, at)
}
