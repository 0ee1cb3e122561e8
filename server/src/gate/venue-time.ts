import { dayIn, dayInWords, timeIn } from '@nivas/contract/dates.ts'

/** A moment in a refusal: '21 Nov 2026, 14:05' on the venue's clock. */
export const momentIn = (timeZone: string, moment: Date): string =>
  `${dayInWords(dayIn(timeZone, moment))}, ${timeIn(timeZone, moment)}`
