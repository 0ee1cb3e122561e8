/**
 * What stands for an identity number in the field of a card: all of it that may be shown, and a mark that says which number it
 * is. A browser that keeps an entry marks by chance (6 letters), the server by a keyed hash (32 hexadecimal digits).
 */
const standIns = /^X{4} X{4} [0-9A-Z]{4} #(?:[0-9a-z]{6}|[0-9a-f]{32})$/i

export const isStandIn = (text: string): boolean => standIns.test(text.trim())

/** A number that is masked already, with its mark or without. */
export const isMasked = (text: string): boolean => /^X{4} X{4} [0-9A-Z]{4}$/i.test(withoutMarks(text.trim()))

/** The text with each stand-in as it may be shown. */
export const withoutMarks = (text: string): string =>
  text.includes('#') ? text.replace(/(X{4} X{4} [0-9A-Z]{4}) #(?:[0-9a-f]{32}|[0-9a-z]{6})\b/gi, '$1') : text
