import { addressLine, type CardAddress, cityOf, type Person } from '@nivas/contract/identity/card.ts'
import type { Scan } from '@nivas/contract/identity/read-scan.ts'
import type { CardReading, CardReason, CardState } from '@nivas/contract/identity/schemas.ts'

/**
 * Whether a card is genuine, as far as it is known. `state` is null for a scan that is not a card (a bare number, an
 * id).
 */
export type Verdict = {
  state: CardState | 'checking' | null
  /** Why the card is not verified. 'offline' and 'unanswered' mean that the server could not check it. */
  reason: CardReason | 'offline' | 'unanswered' | null
  certificate: CardReading['certificate']
}

/** The result of a scan in `ScanField`. Missing values are null. */
export type ReadCard = Verdict & {
  kind: 'xml' | 'secure-qr' | 'number' | 'card'
  /** An id that the venue gave, or any other text that is not an Aadhaar code. The screen looks it up. */
  id: string | null
  /**
   * All twelve digits of the Aadhaar number, if the code has them. Send it only to a call that seals it, and never show
   * it, store it or put it into an address. A Secure QR has only the last four digits.
   */
  number: string | null
  /** The last four digits, to show as `maskedNumber(last4)`. */
  last4: string | null
  name: string | null
  gender: Person['gender']
  /** `YYYY-MM-DD`. Null when the card has only the year. */
  birthDate: string | null
  birthYear: number | null
  address: CardAddress | null
  /** The address on one line, with the PIN code. */
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

/** Returns a scan as a card, with what the browser can check without the server, or null when it is garbled. */
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
