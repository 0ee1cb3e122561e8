import { canBeAadhaar, twelveDigits } from './number.ts'
import { type DamagedQr, type Inflate, isSecureQr, readSecureQr, type SecureQr } from './secure-qr.ts'
import { readXml, type XmlCard } from './xml.ts'

export type Scan =
  | XmlCard
  | SecureQr
  | DamagedQr
  /** An Aadhaar number by itself. */
  | { kind: 'number'; number: string; last4: string }
  /** What else may stand on a card: the id of the venue's own. Nothing says whether there is such a one. */
  | { kind: 'card'; id: string }
  | { kind: 'garbled' }

/** What is said of a scan that means nothing. */
export const garbledText = 'This card could not be read. Scan it again, or type the details.'

/** No code of a card has more characters than this. */
export const MOST_SCANNED = 10_000

/** Scanners begin and end with marks of their own: blanks, line ends, a byte order mark. */
const mark = /[\s\p{Cc}\ufeff]/u

/** The text without such marks around it. By hand: a regular expression for its end tries anew at each blank of a run. */
function withoutMarks(text: string): string {
  let [begin, end] = [0, text.length]
  while (begin < end && mark.test(text.charAt(begin))) begin++
  while (end > begin && mark.test(text.charAt(end - 1))) end--
  return text.slice(begin, end)
}

/** An id of the venue's, in any script: at most as long as the registry keeps it. */
const id = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ./_-]{0,49}$/u

/**
 * Reads what a scanner typed or a camera saw. It never throws, whatever the text is.
 *
 * Twelve digits with a wrong check digit are no Aadhaar number, and are taken for an id of the venue's.
 */
export async function readScan(text: string, inflate: Inflate): Promise<Scan> {
  if (text.length > MOST_SCANNED) return { kind: 'garbled' }
  const scanned = withoutMarks(text)
  if (scanned === '') return { kind: 'garbled' }
  const digits = scanned.replace(/\s/g, '')
  if (isSecureQr(digits)) return readSecureQr(digits, inflate)
  const number = twelveDigits(scanned)
  if (number && canBeAadhaar(number)) return { kind: 'number', number, last4: number.slice(-4) }
  const card = readXml(scanned)
  if (card) return card
  return id.test(scanned) && scanned.isWellFormed() ? { kind: 'card', id: scanned } : { kind: 'garbled' }
}
