import { formatCount } from '@nivas/contract/count.ts'
import { dayIn, timeIn } from '@nivas/contract/dates.ts'

/**
 * Has the browser load its data of numbers, days and times, which takes an old PC 50 ms, while it waits for the first
 * answers: the first list needs them.
 */
export function readyFormats(): void {
  window.requestIdleCallback?.(() => [formatCount(0), dayIn('UTC'), timeIn('UTC')])
}
