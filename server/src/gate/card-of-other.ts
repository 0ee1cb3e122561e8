import { isNoCard } from '@nivas/contract/identity/card-number.ts'
import { type Card, cardOf, NO_CARD, type SealNumber } from '../identity/index.ts'

/**
 * Returns the card of a non-satsangi as it is stored: sealed, because it is no card of the venue but a licence or a
 * passport, whose number has no check digit by which the door would find it. Beside an Aadhaar number it is left out.
 */
export function cardOfOther(seal: SealNumber, { number, ...card }: Card): Card {
  if (number === null || card.last4 !== null) return { number: null, ...card }
  return isNoCard(number) ? NO_CARD : cardOf(seal(number))
}
