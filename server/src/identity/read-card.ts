import type { identity } from '@nivas/contract/identity/calls.ts'
import { addressLine, type Person } from '@nivas/contract/identity/card.ts'
import { garbledText, readScan } from '@nivas/contract/identity/read-scan.ts'
import type { CardReading } from '@nivas/contract/identity/schemas.ts'
import type { UseCase } from '../http/bind.ts'
import { wrongField } from '../http/refusal.ts'
import type { Certificate } from './certificates.ts'
import { inflate } from './inflate.ts'
import { verifySignature } from './verify-signature.ts'

const blank = {
  state: null,
  reason: null,
  name: null,
  gender: null,
  birth_date: null,
  birth_year: null,
  address: null,
  address_parts: null,
  last4: null,
  issued: null,
  photo: null,
  certificate: null,
} satisfies Omit<CardReading, 'kind'>

const ofPerson = ({ name, gender, birthDate, birthYear, address }: Person) => ({
  name,
  gender,
  birth_date: birthDate,
  birth_year: birthYear,
  address: addressLine(address) || null,
  address_parts: address,
})

/** Reads a card and verifies its signature. The answer has only the last four digits of the card's number. */
export const readCard =
  (certificates: readonly Certificate[]): UseCase<typeof identity.readCard> =>
  async (_db, actor, { text }) => {
    const scan = await readScan(text, inflate)
    if (scan.kind === 'garbled') throw wrongField('text', garbledText)
    if (scan.kind === 'card') return { ...blank, kind: 'card' }
    if (scan.kind === 'number') return { ...blank, kind: 'number', last4: scan.last4 }
    if (scan.kind === 'damaged-qr')
      return { ...blank, kind: 'secure-qr', state: 'altered', reason: 'damaged' }
    const read = { ...blank, ...ofPerson(scan.person), last4: scan.last4 }
    if (scan.kind === 'xml')
      return {
        ...read,
        kind: 'xml',
        state: 'unverified',
        reason: scan.possible ? 'not-signed' : 'impossible-number',
      }
    const { state, reason, certificate } = verifySignature(scan.signed, scan.signature, certificates)
    return {
      ...read,
      kind: 'secure-qr',
      state,
      reason,
      issued: scan.issued,
      photo: scan.photo && Buffer.from(scan.photo).toString('base64'),
      certificate: certificate && {
        name: certificate.name,
        expires: certificate.expires,
        expired: certificate.expires < actor.today,
      },
    }
  }
