import { asciiDigits } from '../digits.ts'
import { phoneNumbers } from '../phone-numbers.ts'

/** Parses a typed reference number: `a26 123` is A26-000123. Undefined when it cannot be one. */
export function parseReference(typed: string): string | undefined {
  const [, year, number] =
    /^A(\d\d)(\d+)$/.exec(
      asciiDigits(typed)
        .toUpperCase()
        .replace(/[\s-]+/g, ''),
    ) ?? []
  if (!year || !number || number.length > 10) return undefined
  // Issued numbers have at least six digits.
  return `A${year}-${number.replace(/^0+/, '').padStart(6, '0')}`
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** The number of final digits of the phone number that an applicant must enter to see the application, at least. */
export const PHONE_END = 4

/**
 * Whether `given` is a phone number of `phone`, or the end of one: at least 4 digits, with or without the
 * country code.
 */
export function isEndOf(given: string, phone: string): boolean {
  const some = digitsOf(given)
  if (some.length < PHONE_END) return false
  return (phoneNumbers(phone) ?? [digitsOf(phone)]).some(
    (all) => all.length >= PHONE_END && (all.endsWith(some) || some.endsWith(all)),
  )
}
