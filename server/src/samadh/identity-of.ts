import { isNoCard } from '@nivas/contract/identity/card-number.ts'
import { asPersonName } from '@nivas/contract/people.ts'
import { type Card, cardOf, NO_CARD, type SealNumber } from '../identity/index.ts'

/**
 * Returns the identity of a visitor: a keyed hash of any card, by which the visitor is found again. The number itself
 * is stored only for a satsangi card.
 */
export function identityOf(seal: SealNumber, idNumber: string, isSatsangiCard = false): Card {
  const typed = idNumber.trim()
  if (isNoCard(typed)) return NO_CARD
  // Aadhaar numbers arrive sealed. A Secure QR contains only the end of its number.
  const arrived = cardOf(typed)
  if (arrived.number === null) return arrived
  const { last4, hash } = cardOf(seal(typed))
  return { number: isSatsangiCard ? typed : null, last4, hash }
}

/**
 * Returns the identity of a Secure QR. It has no complete number, so the end of the number, the name and the year of
 * birth together stand for it.
 */
export const identityOfQr = (
  seal: SealNumber,
  last4: string,
  name: string,
  birthYear: number | null,
): Buffer | null => cardOf(seal(`SECUREQR ${last4} ${name} ${birthYear ?? ''}`)).hash

/** A scanned ticket or card. Name and year of birth come from a Secure QR. */
export type Scanned = { idNumber: string; name: string | null; birthYear: number | null }

/** Returns the identity of a scanned card, which may be a Secure QR. */
export function identityOfScan(
  seal: SealNumber,
  { idNumber, name, birthYear }: Scanned,
  isSatsangiCard = false,
): Card {
  const card = identityOf(seal, idNumber, isSatsangiCard)
  if (card.hash || card.last4 === null || name === null) return card
  return { ...card, hash: identityOfQr(seal, card.last4, asPersonName(name), birthYear) }
}
