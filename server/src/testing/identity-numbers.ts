import { withPlainDigits } from '@nivas/contract/identity/find-numbers.ts'
import { hasCheckDigit } from '@nivas/contract/identity/number.ts'

/** Generates different Aadhaar numbers that do not look like a mobile number with its country code. */
export function* aadhaarNumbers(): Generator<string> {
  for (let at = 0; ; at += 1) {
    const start = String(23_400_000_000 + ((at * 7_919_191) % 60_000_000_000))
    yield [...'0123456789'].map((end) => start + end).find(hasCheckDigit) ?? ''
  }
}

const inScript = (number: string, zero: number) =>
  [...number].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')
const fours = (number: string, separator: string) => (number.match(/..../g) ?? []).join(separator)

/** The spellings that people use for a number. */
export const spellings: ((number: string) => string)[] = [
  (number) => number,
  ...[' ', '-', '_', '/', ',', '#', "'", '.', ':', '\u00a0', '\u200b'].map(
    (separator) => (number: string) => fours(number, separator),
  ),
  ...[0x966, 0xff10].map((zero) => (number: string) => inScript(number, zero)),
  (number) => `UID:${number}`,
  (number) => [...number].join(' '),
]

/** Matches twelve or more digits, with at most three bytes or characters between two of them. */
const runs = /\d(?:[^\d]{0,3}\d){11,}/g

/** Returns the 12-digit numbers among `wanted` that a text contains, in any spelling. */
export function numbersIn(text: string, wanted: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (const [run] of text.matchAll(runs)) {
    const digits = run.replace(/\D/g, '')
    for (let at = 0; at + 12 <= digits.length; at += 1) {
      const number = digits.slice(at, at + 12)
      if (wanted.has(number)) found.add(number)
    }
  }
  return [...found]
}

/** Does the same for texts of any script. */
export const numbersInText = (text: string, wanted: ReadonlySet<string>) =>
  numbersIn(withPlainDigits(text), wanted)
