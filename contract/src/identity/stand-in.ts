/**
 * The replacement of an identity number in a card field: its visible part, and a mark that identifies the
 * number. A browser that stores an entry uses a random mark (6 letters), the server a keyed hash (32
 * hexadecimal digits).
 */
const standIns = /^X{4} X{4} [0-9A-Z]{4} #(?:[0-9a-z]{6}|[0-9a-f]{32})$/i

/** Whether a text stands for an identity number. */
export const isStandIn = (text: string): boolean => standIns.test(text.trim())

/** Whether a number is already masked, with or without its mark. */
export const isMasked = (text: string): boolean => /^X{4} X{4} [0-9A-Z]{4}$/i.test(withoutMarks(text.trim()))

/** The text with each stand-in in its visible form. */
export const withoutMarks = (text: string): string =>
  text.includes('#') ? text.replace(/(X{4} X{4} [0-9A-Z]{4}) #(?:[0-9a-f]{32}|[0-9a-z]{6})\b/gi, '$1') : text
