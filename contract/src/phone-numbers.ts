import { asciiDigits } from './digits.ts'

/** Copied contacts have invisible characters, and hyphens of other kinds. */
const signs = /[\s().\p{Pd}\p{Cf}]/gu

/** A number without the signs that people write around and between its digits; a plus in front stays. */
export const plainNumber = (number: string): string => asciiDigits(number).replace(signs, '')

/** The same without a plus. */
export const digitsOf = (number: string): string => plainNumber(number).replace(/^\+/, '')

/** The most characters of one number as it is typed or pasted: a field must not cut the digits at its end. */
export const LONGEST_TYPED = 25

/** The digits of a typed number. A text without digits stays, so that a check refuses it. */
export const typedDigits = (typed: string): string => digitsOf(typed) || typed.trim()

/**
 * The digits by which a phone number, or a part of one, is looked for: without the code of India, or the 0 in front,
 * which a record may lack. Undefined for any other text, and for fewer digits than `least`.
 */
export function soughtNumber(typed: string, least: number): string | undefined {
  const written = plainNumber(typed).replaceAll('/', '')
  if (!/^\+?\d+$/.test(written)) return undefined
  const digits = written.replace(/^(?:\+91|(?:91|0)(?=\d{10}$)|\+)/, '')
  return digits.length >= least ? digits : undefined
}

const extension = /^(.*\d\)?)\s*(?:ext|extn|extension|x)\.?\s*:?\s*\d{1,6}$/i

/** The digits of one number, 6 to 15 of them, with or without an extension; undefined for any other text. */
function numberOf(text: string): string | undefined {
  const digits = digitsOf(extension.exec(text)?.[1] ?? text)
  return /^\d{6,15}$/.test(digits) ? digits : undefined
}

/**
 * The digits of each phone number in a text as people and offices write it: `+91 98765 43210`, `9876543210,
 * 9812345678`, `0512-2345678 ext 12`, `0512-2345678/79` (the second number differs in its last digits).
 * Extensions are left out. Undefined when a part of the text is no number.
 */
export function phoneNumbers(text: string): string[] | undefined {
  const numbers: string[] = []
  for (const part of asciiDigits(text).split(/[,;]|\s(?:or|and|&)\s/i)) {
    const [first = '', ...others] = part.split('/')
    const whole = numberOf(first)
    if (whole === undefined) return undefined
    numbers.push(whole)
    for (const other of others) {
      const ending = other.replace(signs, '')
      const number = /^\d{1,5}$/.test(ending) ? whole.slice(0, -ending.length) + ending : numberOf(other)
      if (number === undefined) return undefined
      numbers.push(number)
    }
  }
  return numbers
}
