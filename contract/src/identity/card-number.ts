/** The number of a card as it is compared: without regard to case and surrounding spaces. `card_key` in SQL does the same. */
export const cardKey = (number: string): string =>
  // Letters from a to z alone: other scripts' rules of case differ between a browser and a database.
  number.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** What is written for somebody who has no card. */
export const isNoCard = (number: string): boolean => ['', 'NA'].includes(cardKey(number))
