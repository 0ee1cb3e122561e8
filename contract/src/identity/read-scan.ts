import { withPlainDigits } from './find-numbers.ts'
import { canBeAadhaar, MOST_SCANNED, twelveDigits } from './number.ts'
import { type DamagedQr, type Inflate, isSecureQr, readSecureQr, type SecureQr } from './secure-qr.ts'
import { readXml, type XmlCard } from './xml.ts'

export type Scan =
  | XmlCard
  | SecureQr
  | DamagedQr
  /** An Aadhaar number without a card. */
  | { kind: 'number'; number: string; last4: string }
  /** Any other id, such as the number of a card of the venue. Whether it exists is not checked. */
  | { kind: 'card'; id: string }
  | { kind: 'garbled' }

/** The text for an unreadable scan. */
export const garbledText = 'This card could not be read. Scan it again, or type the details.'

/** Scanners add marks at the beginning and end: blanks, line ends, a byte order mark. */
const mark = /[\s\p{Cc}\ufeff]/u

/**
 * The text without surrounding marks. It does not use a regular expression, because one for the end would restart at
 * each blank of a run.
 */
function withoutMarks(text: string): string {
  let [begin, end] = [0, text.length]
  while (begin < end && mark.test(text.charAt(begin))) begin++
  while (end > begin && mark.test(text.charAt(end - 1))) end--
  return text.slice(begin, end)
}

/** An id of the venue, in any script: at most as long as in the registry. */
const id = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ./_-]{0,49}$/u

/**
 * Reads the input of a scanner or a camera. It never throws.
 *
 * Twelve digits with a wrong check digit are not an Aadhaar number, and are read as an id of the venue.
 */
export async function readScan(text: string, inflate: Inflate): Promise<Scan> {
  if (text.length > MOST_SCANNED) return { kind: 'garbled' }
  const scanned = withoutMarks(text)
  if (scanned === '') return { kind: 'garbled' }
  const digits = scanned.replace(/\s/g, '')
  if (isSecureQr(digits)) return readSecureQr(digits, inflate)
  const number = twelveDigits(withPlainDigits(scanned))
  if (number && canBeAadhaar(number)) return { kind: 'number', number, last4: number.slice(-4) }
  const card = readXml(scanned)
  if (card) return card
  return id.test(scanned) && scanned.isWellFormed() ? { kind: 'card', id: scanned } : { kind: 'garbled' }
}
