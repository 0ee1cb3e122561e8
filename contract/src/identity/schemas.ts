import * as z from 'zod'
import { MOST_SCANNED } from './number.ts'

/** The unchanged input of a scanner or a camera. */
export const ScannedText = z.object({ text: z.string().max(MOST_SCANNED) })

/** The result of the verification of a card that has, or should have, a signature. */
const cardStates = ['verified', 'unverified', 'altered'] as const
export type CardState = (typeof cardStates)[number]

/**
 * The reason why a card is not verified: it has no signature; its number is impossible; no known key fits its
 * signature; it was changed after it was signed with a known key; or it cannot be unpacked.
 */
const cardReasons = ['not-signed', 'impossible-number', 'unknown-issuer', 'changed', 'damaged'] as const
export type CardReason = (typeof cardReasons)[number]

const textOrNull = z.string().nullable()

export const CardReading = z.object({
  kind: z.enum(['xml', 'secure-qr', 'number', 'card']),
  /** Null for a bare number or id without a card. */
  state: z.enum(cardStates).nullable(),
  /** Null when verified. */
  reason: z.enum(cardReasons).nullable(),
  name: textOrNull,
  gender: z.enum(['M', 'F', 'T']).nullable(),
  /** `YYYY-MM-DD`, or null when the card has only the year. */
  birth_date: textOrNull,
  birth_year: z.int().nullable(),
  /** The address in one line. */
  address: textOrNull,
  address_parts: z
    .object({
      careOf: textOrNull,
      house: textOrNull,
      street: textOrNull,
      landmark: textOrNull,
      location: textOrNull,
      vtc: textOrNull,
      postOffice: textOrNull,
      subDistrict: textOrNull,
      district: textOrNull,
      state: textOrNull,
      pinCode: textOrNull,
    })
    .nullable(),
  /** The last four digits of the number: the server sends no other digits. */
  last4: textOrNull,
  /** The day of issue of a Secure QR. */
  issued: textOrNull,
  /** The photo as JPEG 2000, in base64. */
  photo: textOrNull,
  /** The certificate of the key that fits the signature, and its last valid day. */
  certificate: z.object({ name: z.string(), expires: z.string(), expired: z.boolean() }).nullable(),
})
export type CardReading = z.output<typeof CardReading>

/** An uncompressed point of P-256 in base64, and its id. */
export const SealingKey = z.object({ id: z.string(), key: z.string() })
export type SealingKey = z.output<typeof SealingKey>
