import { aadhaarOf } from '@nivas/contract/identity/card-number.ts'
import type { SealNumber } from './seal.ts'

/** What is written down of a card: the venue's own number as it is, of an Aadhaar number only its seal. */
export type Card = { number: string | null; last4: string | null; hash: Buffer | null }

export const NO_CARD: Card = { number: null, last4: null, hash: null }

/** The end of an Aadhaar number, as a Secure QR tells it: many have the same, so nobody is found by it. */
const end = /^X{4} X{4} (\d{4})$/

/** An Aadhaar number, whatever was typed for one. */
export function aadhaarCard(seal: SealNumber, number: string): Card {
  const last4 = end.exec(number.trim())?.[1]
  return last4 === undefined ? { number: null, ...seal(number) } : { number: null, last4, hash: null }
}

/** `number` may be either kind: twelve digits are an Aadhaar number. */
export function cardOf(seal: SealNumber, number: string | null | undefined): Card {
  const plain = number?.trim() ?? ''
  if (plain === '') return NO_CARD
  if (aadhaarOf(plain) === undefined && !end.test(plain)) return { number: plain, last4: null, hash: null }
  return aadhaarCard(seal, plain)
}
