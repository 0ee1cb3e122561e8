/** A whole number in digits of any keyboard: `1234`, `1,234`, `1,23,456`. `1,23` is none, and `1.234,50` neither. */
const WHOLE = String.raw`\p{Nd}+|\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}`
const NUMBER = new RegExp(String.raw`^[−–-]?(?=\.?\p{Nd})(?:${WHOLE})?(?:\.\p{Nd}*)?$`, 'u')

/**
 * A number as it is pasted, without the sign of the rupee: a number field takes the point of `Rs. 1,234.50` for another
 * one, drops both, and has 1,23,450. Undefined for what is no number, such as `12.3.4` and `1e5`: the field would have
 * 1234 and 15.
 */
export function pastedNumber(text: string): string | undefined {
  const number = text.replace(/(?:rs\.?|inr|रु\.?|₹)\s*|\/-|^\s*\+/gi, '').trim()
  return NUMBER.test(number) ? number : undefined
}

/** On the way to a number: the field's sign of the rupee, a minus, digits and their commas, one point. */
const PARTIAL = /^(?:rs\.|₹)?\s*[+−–-]?[\p{Nd},\s]*(?:\.[\p{Nd},\s]*)?$/iu

/** Whether the text of a number field, with what is put in, is still on the way to a number. */
export const fitsNumber = (before: string, put: string, after: string): boolean =>
  PARTIAL.test(before + put + after)
