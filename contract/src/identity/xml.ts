import { birthOf, cardText, genderOf, type Person, pinCodeOf } from './card.ts'
import { canBeAadhaar, twelveDigits } from './number.ts'

/** The old code of a card. It has no signature, so anyone can print one. */
export type XmlCard = {
  kind: 'xml'
  person: Person
  /** All twelve digits, to be sent and never shown; null when the card has none, or masks them. */
  number: string | null
  last4: string | null
  /** Whether the number is possible; an impossible one was misread or invented. */
  possible: boolean
}

const names = 'uid|name|gender|yob|dob|gname|co|house|street|lm|loc|vtc|po|dist|subdist|state|pc'

/** Characters that scanners with another keyboard layout type for a quotation mark. */
const quotes = '"\'“”„‘’«»`´@¨'

/** Matches the beginning of an attribute: its name, after a separator, and one of `signs`. */
const beginsWith = (signs: string) =>
  new RegExp(`(?<=^|[\\s${quotes}]|BarcodeData)(${names})\\s*[${signs}]`, 'giu')
const begin = beginsWith('=')
/** For a scanner that does not type `=`. Its output is ambiguous where a value equals an attribute's name. */
const beginWithoutEquals = beginsWith(quotes)
const beginning = new RegExp(`^[\\s=${quotes}]+`, 'u')

/** The text without trailing `signs` and blanks. */
function trimEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && (signs.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')) end--
  return text.slice(0, end)
}

/** The value between its opening sign and the next attribute, or the end of the element. */
function valueIn(text: string, isLast: boolean): string {
  const [within = ''] = text.split(/[<>]/, 1)
  return resolve(trimEnd(within, isLast ? `${quotes}/` : quotes).replace(beginning, ''))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Resolves entities once; unknown ones are left out. */
const resolve = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (_, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? ''
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/**
 * Reads the old code in all the forms that scanners produce. It is often no longer valid XML, so it is not
 * parsed as XML: an attribute extends to the next known one. Null when the text is no such code.
 */
export function readXml(scanned: string): XmlCard | null {
  const isQuoted = /["'“‘@]/.test(scanned)
  const text = isQuoted ? scanned : scanned.replace(/&(quot|apos);/g, '"')
  const found = [...text.matchAll(text.includes('=') ? begin : beginWithoutEquals)]
  const values = new Map<string, string>()
  found.forEach(({ 0: { length }, 1: name = '', index }, at) => {
    const next = found[at + 1]
    const value = valueIn(text.slice(index + length, next?.index), next === undefined)
    if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), value)
  })
  const looks = /PrintLetter|BarcodeData|<\?|\?>|\/>/i.test(text) || found.length >= 4
  const name = cardText(values.get('name'))
  const uid = cardText(values.get('uid')) ?? ''
  const number = twelveDigits(uid)
  const masked = /^[X*]{4}[\s-]?[X*]{4}[\s-]?(\d{4})$/i.exec(uid)
  if (!looks || (name === null && number === null)) return null
  return {
    kind: 'xml',
    person: {
      name,
      gender: genderOf(values.get('gender')),
      ...birthOf(values.get('dob'), values.get('yob')),
      address: {
        careOf: cardText(values.get('co')) ?? cardText(values.get('gname')),
        house: cardText(values.get('house')),
        street: cardText(values.get('street')),
        landmark: cardText(values.get('lm')),
        location: cardText(values.get('loc')),
        vtc: cardText(values.get('vtc')),
        postOffice: cardText(values.get('po')),
        subDistrict: cardText(values.get('subdist')),
        district: cardText(values.get('dist')),
        state: cardText(values.get('state')),
        pinCode: pinCodeOf(values.get('pc')),
      },
    },
    number,
    last4: number?.slice(-4) ?? masked?.[1] ?? null,
    possible: number === null || canBeAadhaar(number),
  }
}
