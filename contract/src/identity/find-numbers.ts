import { digitOf } from '../digits.ts'
import { canBeAadhaar, hasCheckDigit, maskedNumber } from './number.ts'

/** An identity number in a text: its digits and its position. */
export type FoundNumber = { digits: string; start: number; end: number }

/** Adjacent digits, and the separator before them. */
type Group = { digits: string; start: number; end: number; separator: string }

const decimal = /^\p{Nd}$/u
const invisible = /^[\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]+$/u
const maybe = /^[\p{N}\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]$/u
const wordCharacter = /[\p{L}\p{N}]/u
const number = /\p{N}/gu
/** The separator of the elements of a list, such as room numbers. */
const listed = /[,;]\s/

/** The length of an Aadhaar number in digits; a virtual id has more. */
const SHORTEST = 12

function read(character: string): string | undefined {
  const plain = character.normalize('NFKC')
  if (invisible.test(plain)) return ''
  const digits = [...plain].map((one) => (decimal.test(one) ? String(digitOf(one)) : '?')).join('')
  return digits.includes('?') ? undefined : digits
}

/** A cache for characters other than ASCII: there are a few thousand of them. */
const known = new Map<string, string | undefined>()

/** A character as ASCII digits; '' for an invisible one, undefined for any other. */
function asDigits(character: string): string | undefined {
  if (character >= '0' && character <= '9') return character
  if (character < '\u00a0' || !maybe.test(character)) return undefined
  if (!known.has(character)) known.set(character, read(character))
  return known.get(character)
}

/**
 * The text with the digits of every script as ASCII digits, and without invisible characters and vowel signs; for texts
 * that are numbers.
 */
export const withPlainDigits = (text: string): string =>
  [...text].map((character) => asDigits(character) ?? character).join('')

/** Matches a separator of blanks and line ends, of any length: copied numbers have them. */
const onlyBlanks = /^\s*$/

/** The runs of digit groups that are separated by blanks, or by at most three characters and no letter. */
function runsOf(text: string): Group[][] {
  const runs: Group[][] = []
  let separator = 'none'
  let at = 0
  for (const character of text) {
    const digits = asDigits(character)
    const end = at + character.length
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (digits === undefined) separator += character
    else if (digits !== '' && last && separator === '') {
      last.digits += digits
      last.end = end
    } else if (digits !== '') {
      const group = { digits, start: at, end, separator }
      if (run && (onlyBlanks.test(separator) || (separator.length <= 3 && !wordCharacter.test(separator))))
        run.push(group)
      else runs.push([group])
      separator = ''
    }
    at = end
  }
  return runs
}

const isNumber = (digits: string): boolean =>
  digits.length === 12 ? canBeAadhaar(digits) : /^[2-9]\d{15}$/.test(digits) && hasCheckDigit(digits)

const isOfFour = (group: Group | undefined): boolean => group?.digits.length === 4

/**
 * Whether groups are one number: groups of four, as cards print them, or one group; other groups only when
 * they are a whole run with equal separators.
 */
function isOneNumber(groups: readonly Group[], run: readonly Group[]): boolean {
  if (groups.length === 1 || groups.every(isOfFour)) return true
  const separators = new Set(groups.slice(1).map(({ separator }) => separator.replace(/(.)\1+/gu, '$1')))
  const isList =
    groups.some(({ digits }) => digits.length > 1) && [...separators].some((one) => listed.test(one))
  return groups.length === run.length && separators.size === 1 && !isList
}

/**
 * A phone number: with India's country code, in a field for phone numbers or after a plus sign; with any
 * country code, when both apply.
 */
function isPhone(digits: string, before: string, inPhoneField: boolean): boolean {
  const plus = /\+[\s(\p{Cf}]*$/u.test(before)
  return inPhoneField && plus ? true : /^91[6-9]\d{9}$/.test(digits) && (inPhoneField || plus)
}

/**
 * Finds Aadhaar numbers and 16-digit virtual ids in a text: digits of any script, with any separators, with a
 * valid check digit. One in ten random numbers of that length has a valid one. In a field for phone numbers,
 * and after a plus sign, 91 and a mobile number is no identity number.
 */
export function findNumbers(text: string, inPhoneField = false): FoundNumber[] {
  const found: FoundNumber[] = []
  if (text.length < SHORTEST || (text.match(number)?.length ?? 0) < SHORTEST) return found
  for (const run of runsOf(text))
    for (let from = 0; from < run.length; from++) {
      let digits = ''
      let best: { digits: string; to: number } | undefined
      for (let to = from; to < run.length && digits.length < 16; to++) {
        // A number that begins within a run consists of groups of four. This limit saves trying every start in a long
        // text of single digits.
        if (to > from && from > 0 && !(isOfFour(run[from]) && isOfFour(run[to]))) break
        digits += run[to]?.digits ?? ''
        if (digits.length !== 12 && digits.length !== 16) continue
        if (isNumber(digits) && isOneNumber(run.slice(from, to + 1), run)) best = { digits, to }
      }
      const start = run[from]?.start ?? 0
      if (!best || isPhone(best.digits, text.slice(Math.max(0, start - 4), start), inPhoneField)) continue
      found.push({ digits: best.digits, start, end: run[best.to]?.end ?? start })
      from = best.to
    }
  return found
}

/** The text with each identity number replaced. */
export function replaceNumbers(text: string, by: (digits: string) => string, inPhoneField = false): string {
  let replaced = ''
  let at = 0
  for (const { digits, start, end } of findNumbers(text, inPhoneField)) {
    replaced += text.slice(at, start) + by(digits)
    at = end
  }
  return replaced + text.slice(at)
}

/** The text with each identity number reduced to its last digits. */
export const withoutNumbers = (text: string, inPhoneField = false): string =>
  replaceNumbers(text, (digits) => maskedNumber(digits.slice(-4)), inPhoneField)
