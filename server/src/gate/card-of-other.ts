import { isNoCard } from '@nivas/contract/identity/card-number.ts'
import { type Card, cardOf, NO_CARD, type SealNumber } from '../identity/index.ts'

/**
 * Returns the card of a non-satsangi as it is stored: sealed, because it is no card of the venue but a licence or a
 * passport, whose number has no check digit by which the door would find it.
 */
export function cardOfOther(seal: SealNumber, given: string | null): Card {
  const card = cardOf(given)
  if (card.number === null) return card
  return isNoCard(card.number) ? NO_CARD : cardOf(seal(card.number))
}
