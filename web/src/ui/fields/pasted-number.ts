/**
 * Matches a whole number in the digits of any script: `1234`, `1,234`, `1,23,456`. It does not match `1,23` or
 * `1.234,50`.
 */
const WHOLE = String.raw`\p{Nd}+|\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}`
const NUMBER = new RegExp(String.raw`^[−–-]?(?=\.?\p{Nd})(?:${WHOLE})?(?:\.\p{Nd}*)?$`, 'u')

/**
 * Returns a pasted number without the rupee sign. A number field would take the point of `Rs. 1,234.50` for another
 * decimal point, drop both, and show 1,23,450. Returns undefined for a text that is not a number, such as `12.3.4` or
 * `1e5`, which the field would turn into 1234 and 15.
 */
export function pastedNumber(text: string): string | undefined {
  const number = text.replace(/(?:rs\.?|inr|रु\.?|₹)\s*|\/-|^\s*\+/gi, '').trim()
  return NUMBER.test(number) ? number : undefined
}

/** Matches a partly typed number: the rupee sign of the field, a minus, digits with their commas, and one point. */
const PARTIAL = /^(?:rs\.|₹)?\s*[+−–-]?[\p{Nd},\s]*(?:\.[\p{Nd},\s]*)?$/iu

/** Returns whether the text of a number field can still become a number after `put` is inserted. */
export const fitsNumber = (before: string, put: string, after: string): boolean =>
  PARTIAL.test(before + put + after)
