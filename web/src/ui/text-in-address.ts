import { hideInText } from '@nivas/contract/identity/hide-numbers.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { anyText, type Reader } from './address.ts'

/**
 * What people type, or scan, into a filter of this name, without identity numbers: the address stays in the browser's
 * history, also for the next user of the computer. The server masks them in the same way, so the list finds the same.
 */
export const textInAddress =
  (name: string): Reader =>
  (given) =>
    hideInText(anyText(given), name, (number) => maskedNumber(number.slice(-4)))
