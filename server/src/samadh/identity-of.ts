import { isNoCard } from '@nivas/contract/identity/card-number.ts'
import { asPersonName } from '@nivas/contract/people.ts'
import { type Card, cardOf, NO_CARD, type SealNumber } from '../identity/index.ts'

/**
 * The identity of a visitor: of every card a keyed hash, by which the visitor is found again. The number
 * itself is stored for satsangi cards alone.
 */
export function identityOf(seal: SealNumber, idNumber: string, isSatsangiCard = false): Card {
  const typed = idNumber.trim()
  if (isNoCard(typed)) return NO_CARD
  // Aadhaar numbers arrive sealed; a Secure QR has the end of its number alone.
  const arrived = cardOf(typed)
  if (arrived.number === null) return arrived
  const { last4, hash } = cardOf(seal(typed))
  return { number: isSatsangiCard ? typed : null, last4, hash }
}

/**
 * The identity of a Secure QR: it has no number, so the end of the number, name and year of birth together
 * stand for it.
 */
export const identityOfQr = (
  seal: SealNumber,
  last4: string,
  name: string,
  birthYear: number | null,
): Buffer | null => cardOf(seal(`SECUREQR ${last4} ${name} ${birthYear ?? ''}`)).hash

/** A scanned ticket or card; a Secure QR says whose card it is. */
export type Scanned = { idNumber: string; name: string | null; birthYear: number | null }

/** The identity of a scanned card, of a Secure QR too. */
export function identityOfScan(
  seal: SealNumber,
  { idNumber, name, birthYear }: Scanned,
  isSatsangiCard = false,
): Card {
  const card = identityOf(seal, idNumber, isSatsangiCard)
  if (card.hash || card.last4 === null || name === null) return card
  return { ...card, hash: identityOfQr(seal, card.last4, asPersonName(name), birthYear) }
}
