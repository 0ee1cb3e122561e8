import * as z from 'zod'
import { MOST_SCANNED } from './read-scan.ts'

/** What a scanner typed or a camera saw, as it is. */
export const ScannedText = z.object({ text: z.string().max(MOST_SCANNED) })

/** What is certain about a card that claims to be signed, or could be. */
export const cardStates = ['verified', 'unverified', 'altered'] as const
export type CardState = (typeof cardStates)[number]

/**
 * Why a card is not verified: it carries no signature; nor can there be its number; none of the known keys fits its signature; it was signed by a known key
 * and then changed; it does not unpack any more.
 */
export const cardReasons = [
  'not-signed',
  'impossible-number',
  'unknown-issuer',
  'changed',
  'damaged',
] as const
export type CardReason = (typeof cardReasons)[number]

const said = z.string().nullable()

export const CardReading = z.object({
  kind: z.enum(['xml', 'secure-qr', 'number', 'card']),
  /** Null for a bare number or id, which is no card. */
  state: z.enum(cardStates).nullable(),
  /** Null when verified. */
  reason: z.enum(cardReasons).nullable(),
  name: said,
  gender: z.enum(['M', 'F', 'T']).nullable(),
  /** `YYYY-MM-DD`, or null when the card has the year alone. */
  birth_date: said,
  birth_year: z.int().nullable(),
  /** In one line. */
  address: said,
  address_parts: z
    .object({
      careOf: said,
      house: said,
      street: said,
      landmark: said,
      location: said,
      vtc: said,
      postOffice: said,
      subDistrict: said,
      district: said,
      state: said,
      pinCode: said,
    })
    .nullable(),
  /** The last four digits of the number: all of it that ever leaves the server. */
  last4: said,
  /** The day a Secure QR was issued. */
  issued: said,
  /** JPEG 2000, in base64. */
  photo: said,
  /** Whose key the signature fits, and until when its certificate was valid. */
  certificate: z.object({ name: z.string(), expires: z.string(), expired: z.boolean() }).nullable(),
})
export type CardReading = z.output<typeof CardReading>

/** An uncompressed point of P-256 in base64, and its name. */
export const SealingKey = z.object({ id: z.string(), key: z.string() })
export type SealingKey = z.output<typeof SealingKey>
