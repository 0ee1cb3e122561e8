import { findNumbers, withPlainDigits } from './find-numbers.ts'

/** The number of a card as it is compared: without regard to case and surrounding spaces. `card_key` in SQL does the same. */
export const cardKey = (number: string): string =>
  // Letters from a to z alone: other scripts' rules of case differ between a browser and a database.
  number.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** What is written for somebody who has no card. */
export const isNoCard = (number: string): boolean => ['', 'NA'].includes(cardKey(number))

/**
 * The digits of the one identity number in a text, however it is written; twelve digits count as one whatever their check
 * digit, since a mistyped number is nearly somebody's. Undefined for any other text, such as the number of a card that the
 * venue issued.
 */
export function identityNumberOf(text: string): string | undefined {
  const [found, another] = findNumbers(text)
  if (found && !another) return found.digits
  const digits = withPlainDigits(text).replace(/[\s\p{P}\p{S}]/gu, '')
  return /^\d{12}$/.test(digits) ? digits : undefined
}

/** Whether two entries of a list are the same card; 'NA' is no card. */
export function sameCard(one: string, other: string): boolean {
  const plain = (number: string) => identityNumberOf(number) ?? cardKey(number)
  return !isNoCard(one) && plain(one) === plain(other)
}
