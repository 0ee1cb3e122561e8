import { isNoCard } from '@nivas/contract/identity/card-number.ts'
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
