import { dayIn, timeIn } from '@nivas/contract/dates.ts'
import type { Value } from '@nivas/contract/texts.ts'

/** Returns a moment as a value of a refusal, by the venue's clock. */
export const onVenueClock = (timeZone: string, moment: Date): Value => ({
  moment: `${dayIn(timeZone, moment)}T${timeIn(timeZone, moment)}`,
})
