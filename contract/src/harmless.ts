/**
 * A spreadsheet runs a text that begins like this as a formula when it opens a CSV file; behind an apostrophe
 * it stays a text (OWASP, CSV injection). Some skip blanks, line breaks and invisible characters before it,
 * and some treat full-width signs as plain ones.
 */
export const harmless = (text: string): string =>
  /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text

/** Removes the apostrophe that `harmless` added, for exported files that are imported. */
export const beforeHarmless = (text: string): string =>
  text.startsWith("'") && harmless(text.slice(1)) === text ? text.slice(1) : text
