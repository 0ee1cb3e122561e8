/** What is written down of a card: the venue's own number as it is, of an identity number its end and its keyed hash. */
export type Card = { number: string | null; last4: string | null; hash: Buffer | null }

export const NO_CARD: Card = { number: null, last4: null, hash: null }

/** A sealed number; or the end alone, as a Secure QR tells it: many have the same, so nobody is found by it. */
const sealed = /^X{4} X{4} ([0-9A-Z]{4})(?: #([0-9a-f]{32}))?$/

/** A card's number as it comes in, where identity numbers are sealed already (`hide-numbers.ts`). */
export function cardOf(number: string | null | undefined): Card {
  const plain = number?.trim() ?? ''
  if (plain === '') return NO_CARD
  const [, last4, mark] = sealed.exec(plain) ?? []
  if (last4 === undefined) return { number: plain, last4: null, hash: null }
  return { number: null, last4, hash: mark === undefined ? null : Buffer.from(mark, 'hex') }
}
