import { addressLine, type CardAddress, cityOf, type Person } from '@nivas/contract/identity/card.ts'
import type { Scan } from '@nivas/contract/identity/read-scan.ts'
import type { CardReading, CardReason, CardState } from '@nivas/contract/identity/schemas.ts'

/** Whether a card is genuine, as far as known. A scan that is no card (a bare number, an id) has no state. */
export type Verdict = {
  state: CardState | 'checking' | null
  /** Why it is not verified; or that the server gave no answer. */
  reason: CardReason | 'offline' | 'unanswered' | null
  certificate: CardReading['certificate']
}

/** The result of a scan in `ScanField`. Missing values of a card are null. */
export type ReadCard = Verdict & {
  kind: 'xml' | 'secure-qr' | 'number' | 'card'
  /** An id of the venue's, or any other scanned or typed text that is no Aadhaar code: to be looked up. */
  id: string | null
  /**
   * All twelve digits of the Aadhaar number, where the code has them: send it to a call that seals it, and
   * never show it, store it or put it into an address. A Secure QR has only the last four.
   */
  number: string | null
  /** For showing: `maskedNumber(last4)`. */
  last4: string | null
  name: string | null
  gender: Person['gender']
  /** `YYYY-MM-DD`; null when the card has only the year. */
  birthDate: string | null
  birthYear: number | null
  address: CardAddress | null
  /** In one line, with the PIN code. */
  addressLine: string | null
  city: string | null
  /** JPEG 2000. */
  photo: Uint8Array | null
}

const nothing: Omit<ReadCard, 'kind'> = {
  state: null,
  reason: null,
  certificate: null,
  id: null,
  number: null,
  last4: null,
  name: null,
  gender: null,
  birthDate: null,
  birthYear: null,
  address: null,
  addressLine: null,
  city: null,
  photo: null,
}

const ofPerson = ({ name, gender, birthDate, birthYear, address }: Person) => ({
  name,
  gender,
  birthDate,
  birthYear,
  address,
  addressLine: addressLine(address) || null,
  city: cityOf(address),
})

/** A scan in the form of a card, with what can be checked here; null when it is garbled. */
export function cardOf(scan: Scan): ReadCard | null {
  switch (scan.kind) {
    case 'garbled':
      return null
    case 'card':
      return { ...nothing, kind: 'card', id: scan.id }
    case 'number':
      return { ...nothing, kind: 'number', number: scan.number, last4: scan.last4 }
    case 'damaged-qr':
      return { ...nothing, kind: 'secure-qr', state: 'altered', reason: 'damaged' }
    case 'xml':
      return {
        ...nothing,
        ...ofPerson(scan.person),
        kind: 'xml',
        state: 'unverified',
        reason: scan.possible ? 'not-signed' : 'impossible-number',
        number: scan.number,
        last4: scan.last4,
      }
    case 'secure-qr':
      return {
        ...nothing,
        ...ofPerson(scan.person),
        kind: 'secure-qr',
        state: 'checking',
        last4: scan.last4,
        photo: scan.photo,
      }
  }
}
