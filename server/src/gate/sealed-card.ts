import { aadhaarOf } from '@nivas/contract/gate/visitor.ts'
import type { SealNumber } from '../identity/seal.ts'

/** What is written down of a card: the venue's own number as it is, of an Aadhaar number only its seal. */
export type Card = { number: string | null; last4: string | null; hash: Buffer | null }

export const NO_CARD: Card = { number: null, last4: null, hash: null }

/** `number` may be either kind: twelve digits are an Aadhaar number. */
export function cardOf(seal: SealNumber, number: string | null | undefined): Card {
  const plain = number?.trim() ?? ''
  if (plain === '') return NO_CARD
  if (aadhaarOf(plain) === undefined) return { number: plain, last4: null, hash: null }
  return { number: null, ...seal(plain) }
}
