import { asciiDigits } from './digits.ts'

/** Matches signs in phone numbers, with the invisible characters and the various hyphens of copied contacts. */
const signs = /[\s().\p{Pd}\p{Cf}]/gu

/** A number without the signs that people write around and between its digits; a plus in front stays. */
export const plainNumber = (number: string): string => asciiDigits(number).replace(signs, '')

/** A number without signs and without a plus. */
export const digitsOf = (number: string): string => plainNumber(number).replace(/^\+/, '')

/** The maximum length of one typed or pasted number, in characters: a field must not cut its last digits. */
export const LONGEST_TYPED = 25

/** The digits of a typed number. A text without digits stays, so that a check refuses it. */
export const typedDigits = (typed: string): string => digitsOf(typed) || typed.trim()

/**
 * The digits for a search by a phone number or a part of one: without India's country code or a leading 0, which
 * records may lack. Undefined for any other text, and for fewer digits than `least`.
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
    const firstNumber = numberOf(first)
    if (firstNumber === undefined) return undefined
    numbers.push(firstNumber)
    for (const other of others) {
      const ending = other.replace(signs, '')
      const number = /^\d{1,5}$/.test(ending)
        ? firstNumber.slice(0, -ending.length) + ending
        : numberOf(other)
      if (number === undefined) return undefined
      numbers.push(number)
    }
  }
  return numbers
}
