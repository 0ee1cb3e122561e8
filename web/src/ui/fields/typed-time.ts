/** Parses a typed time of the day: 14:05, 9:30, 930, 14.05, 9. Returns `HH:mm`; null when it is invalid. */
export function parseTypedTime(typed: string): string | null {
  const found = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim())
  const [, hours, minutes = '00'] = found ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** A day in the format of fields: DD/MM/YYYY. */
export const showDay = (day: string): string => day.split('-').reverse().join('/')
