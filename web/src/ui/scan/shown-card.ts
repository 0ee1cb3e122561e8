import { identityNumberOf } from '@nivas/contract/identity/card-number.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { withoutMarks } from '@nivas/contract/identity/stand-in.ts'

/** A number of a card as it may be shown: an identity number, also a mistyped one, by its end alone. */
export const shownCard = (number: string | null): string => {
  const identity = identityNumberOf(number ?? '')
  return identity === undefined ? withoutMarks(number ?? '') : maskedNumber(identity.slice(-4))
}
