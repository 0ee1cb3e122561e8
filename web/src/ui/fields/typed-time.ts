import { asciiDigits } from '@nivas/contract/digits.ts'

/**
 * Parses a typed time of day: 14:05, 9:30, 930, 14.05, 9, 5pm, 5:30 p.m. Returns `HH:mm`, or null when it is invalid.
 */
export function parseTypedTime(typed: string): string | null {
  const found = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(asciiDigits(typed.trim()))
  const [, typedHours, minutes = '00', half] = found ?? []
  if (typedHours === undefined || Number(minutes) > 59) return null
  const hours = half ? hoursOf(Number(typedHours), half) : Number(typedHours)
  return hours > 23 ? null : `${String(hours).padStart(2, '0')}:${minutes}`
}

/**
 * Converts hours with am or pm: 12am is 0, 12pm is noon. Returns infinity for hours outside 1 to 12, which are invalid.
 */
function hoursOf(hours: number, half: string): number {
  if (hours < 1 || hours > 12) return Number.POSITIVE_INFINITY
  return (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

/** Formats a day as fields show it: DD/MM/YYYY. */
export const showDay = (day: string): string => day.split('-').reverse().join('/')
