import { identityNumberOf } from '@nivas/contract/identity/card-number.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { withoutMarks } from '@nivas/contract/identity/stand-in.ts'

/**
 * Returns the part of a card's number that may be shown: only the end of an identity number, even of a mistyped one.
 */
export const shownCard = (number: string | null): string => {
  const identity = identityNumberOf(number ?? '')
  return identity === undefined ? withoutMarks(number ?? '') : maskedNumber(identity.slice(-4))
}
