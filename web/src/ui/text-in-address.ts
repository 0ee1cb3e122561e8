import { hideInText } from '@nivas/contract/identity/hide-numbers.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { anyText, type Reader } from './address.ts'

/**
 * Returns a reader for the text of a filter with this name. It masks identity numbers, because the address stays in the
 * browser's history, which the next user of the computer can see. The server masks them in the same way, so the list
 * finds the same rows.
 */
export const textInAddress =
  (name: string): Reader =>
  (given) =>
    hideInText(anyText(given), name, (number) => maskedNumber(number.slice(-4)))
