/**
 * The stored form of a card: the venue's own card number unchanged; an identity number as its last digits and its keyed
 * hash.
 */
export type Card = { number: string | null; last4: string | null; hash: Buffer | null }

export const NO_CARD: Card = { number: null, last4: null, hash: null }

/**
 * Matches a sealed number, or only the last digits, as a Secure QR has them. Many people share the same last digits, so
 * they do not identify a person.
 */
const sealed = /^X{4} X{4} ([0-9A-Z]{4})(?: #([0-9a-f]{32}))?$/

/**
 * Reads the number of a card from an input, in which identity numbers are already sealed (`hide-numbers.ts`).
 */
export function cardOf(number: string | null | undefined): Card {
  const plain = number?.trim() ?? ''
  if (plain === '') return NO_CARD
  const [, last4, mark] = sealed.exec(plain) ?? []
  if (last4 === undefined) return { number: plain, last4: null, hash: null }
  return { number: null, last4, hash: mark === undefined ? null : Buffer.from(mark, 'hex') }
}
