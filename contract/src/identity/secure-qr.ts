import { birthOf, cardText, genderOf, type Person, pinCodeOf } from './card.ts'

/** A Secure QR with a complete layout. Only its signature shows whether it is genuine. */
export type SecureQr = {
  kind: 'secure-qr'
  person: Person
  last4: string
  /** The day of issue, `YYYY-MM-DD`. */
  issued: string | null
  /** JPEG 2000. */
  photo: Uint8Array | null
  /** The bytes that the signature covers. */
  signed: Uint8Array
  signature: Uint8Array
}

/** A Secure QR, recognisable as such, that is incomplete: it was altered, or the scanner lost a digit. */
export type DamagedQr = { kind: 'damaged-qr' }

/**
 * Unpacks at most `most` bytes; throws when there are more, and when the bytes or their checksum are wrong.
 * The contract has no library for it: the server provides zlib, the browser its `DecompressionStream`.
 */
export type Inflate = (bytes: Uint8Array, format: 'gzip' | 'deflate', most: number) => Promise<Uint8Array>

/** The maximum number of digits in a QR code. */
const MOST_DIGITS = 7_089
/** The minimum number of digits: the signature, which is incompressible, takes 617 of them. */
const FEWEST_DIGITS = 600
/** The maximum number of unpacked bytes; a card has about 1,500. */
const MOST_BYTES = 65_536
const SIGNATURE = 256
const HASH = 32

/** Whether a text is a run of digits that only a Secure QR has. */
export const isSecureQr = (text: string): boolean =>
  text.length >= FEWEST_DIGITS && text.length <= MOST_DIGITS && /^\d+$/.test(text)

/** Reads the digits of a Secure QR, without verifying its signature. */
export async function readSecureQr(digits: string, inflate: Inflate): Promise<SecureQr | DamagedQr> {
  const data = await unpack(bytesOf(digits), inflate)
  return (data && parse(data)) ?? { kind: 'damaged-qr' }
}

function bytesOf(digits: string): Uint8Array {
  const hex = BigInt(digits).toString(16)
  const pairs = (hex.length % 2 ? `0${hex}` : hex).match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}

async function unpack(bytes: Uint8Array, inflate: Inflate): Promise<Uint8Array | null> {
  const [first = 0, second = 0] = bytes
  const isGzip = first === 0x1f && second === 0x8b
  const isZlib = (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
  if (!isGzip && !isZlib) return null
  try {
    return await inflate(bytes, isGzip ? 'gzip' : 'deflate', MOST_BYTES)
  } catch {
    return null
  }
}

/**
 * The first `count` fields, ISO-8859-1 and each terminated by 0xFF, and the end of the last one; null when
 * there are fewer.
 */
function takeFields(data: Uint8Array, count: number): { fields: string[]; end: number } | null {
  const fields: string[] = []
  let end = 0
  while (fields.length < count) {
    const stop = data.indexOf(0xff, end)
    if (stop < 0) return null
    fields.push(Array.from(data.subarray(end, stop), (byte) => String.fromCharCode(byte)).join(''))
    end = stop + 1
  }
  return { fields, end }
}

/**
 * The common fields of every layout: V1 has only these, later ones a version before them and the end of the
 * mobile number after.
 */
const FIELDS = 16

function parse(data: Uint8Array): SecureQr | null {
  const signed = data.subarray(0, Math.max(0, data.length - SIGNATURE))
  const isVersioned = /^V\d{1,2}$/.test(takeFields(signed, 1)?.fields[0] ?? '')
  const taken = takeFields(signed, isVersioned ? FIELDS + 2 : FIELDS)
  if (!taken) return null
  const [indicator = '', reference = '', name, birth, gender, ...where] = taken.fields.slice(
    isVersioned ? 1 : 0,
  )
  const [careOf, district, landmark, house, location, pinCode, postOffice, state, street, subDistrict, vtc] =
    where
  const parts = /^(\d{4})(\d{4})(\d{2})(\d{2})\d{9}$/.exec(reference)
  const hashes = { 0: 0, 1: 1, 2: 1, 3: 2 }[indicator]
  const photoEnd = signed.length - HASH * (hashes ?? 0)
  if (!parts || hashes === undefined || photoEnd < taken.end) return null
  const [, last4 = '', year, month, day] = parts
  return {
    kind: 'secure-qr',
    person: {
      name: cardText(name),
      gender: genderOf(gender),
      ...birthOf(birth),
      address: {
        careOf: cardText(careOf),
        house: cardText(house),
        street: cardText(street),
        landmark: cardText(landmark),
        location: cardText(location),
        vtc: cardText(vtc),
        postOffice: cardText(postOffice),
        subDistrict: cardText(subDistrict),
        district: cardText(district),
        state: cardText(state),
        pinCode: pinCodeOf(pinCode),
      },
    },
    last4,
    issued: birthOf(`${year}-${month}-${day}`).birthDate,
    photo: photoIn(signed.subarray(taken.end, photoEnd)),
    signed,
    signature: data.subarray(signed.length),
  }
}

/** JPEG 2000, as a bare code stream or in its file format. */
const photoIn = (bytes: Uint8Array): Uint8Array | null =>
  [
    [0xff, 0x4f, 0xff, 0x51],
    [0, 0, 0, 12, 0x6a, 0x50],
  ].some((magic) => magic.every((byte, at) => bytes[at] === byte))
    ? bytes
    : null
