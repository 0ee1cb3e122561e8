/** The number of a card as it is compared: without regard to case and surrounding spaces. `card_key` in SQL does the same. */
export const cardKey = (number: string): string =>
  // Letters from a to z alone: other scripts' rules of case differ between a browser and a database.
  number.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** What is written for somebody who has no card. */
export const isNoCard = (number: string): boolean => ['', 'NA'].includes(cardKey(number))

const devanagari = /[०-९]/g

/**
 * The twelve digits of an Aadhaar number, however they are spaced and in either script's figures; undefined for any other
 * text, such as the number of a card that the venue issued.
 */
export function aadhaarOf(number: string): string | undefined {
  const digits = number
    .replace(devanagari, (figure) => String(figure.charCodeAt(0) - 0x0966))
    .replace(/[\s\p{Pd}.]/gu, '')
  return /^\d{12}$/.test(digits) ? digits : undefined
}

/** Whether two entries of a list are the same card; 'NA' is nobody's. */
export function sameCard(one: string, other: string): boolean {
  const plain = (number: string) => aadhaarOf(number) ?? cardKey(number)
  return !isNoCard(one) && plain(one) === plain(other)
}
