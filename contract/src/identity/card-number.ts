import { findNumbers, withPlainDigits } from './find-numbers.ts'
import { isMasked, isStandIn } from './stand-in.ts'

/**
 * The form of a card number for comparisons: without regard to case and surrounding spaces. `card_key` in SQL
 * does the same.
 */
export const cardKey = (number: string): string =>
  // Only the letters a to z: browser and database have different rules of case for other scripts.
  number.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** A number without spaces, punctuation and signs. */
export const withoutSigns = (number: string): string => number.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The stored entry for a person without a card. */
export const NOT_AVAILABLE = 'NA'

/** Whether an entry means that a person has no card, in any spelling: 'N/A', 'n. a.', or only signs. */
export const isNoCard = (number: string): boolean =>
  ['', NOT_AVAILABLE].includes(withoutSigns(cardKey(number)))

/**
 * The digits of the single identity number in a text, in any spelling. Twelve digits count even with a wrong
 * check digit, because a mistyped number is close to a real one. Undefined for any other text, such as a card
 * number of the venue.
 */
export function identityNumberOf(text: string): string | undefined {
  const [found, another] = findNumbers(text)
  if (found && !another) return found.digits
  const digits = withPlainDigits(text).replace(/[\s\p{P}\p{S}]/gu, '')
  return /^\d{12}$/.test(digits) ? digits : undefined
}

/** A card in a list, and its holder. */
type ListedCard = { number: string; name?: string | null | undefined }

/** Whether only the end of a number is known, as from a Secure QR. */
const hasOnlyEnd = (number: string): boolean => isMasked(number) && !isStandIn(number)

/**
 * Whether two entries of a list are the same card; 'NA' is no card. Many cards have the same end, so the names must be
 * equal too when only the end is known.
 */
export function sameCard(one: ListedCard, other: ListedCard): boolean {
  const plain = ({ number }: ListedCard) => identityNumberOf(number) ?? cardKey(number)
  const named = ({ name }: ListedCard) => (name ?? '').trim().toLowerCase()
  if (isNoCard(one.number) || plain(one) !== plain(other)) return false
  return !hasOnlyEnd(one.number) || named(one) === named(other)
}
