/**
 * The code on a vaccination card: `V1.` and two parts in base64url, the payload and its Ed25519 signature. The public
 * key is sufficient to verify it. This file uses no APIs of the browser or of Node, because it runs in both.
 */

/** The payload of the code. */
export type CodedCard = {
  srNo: number
  name: string
  /** The last four digits of the identity number, if there is one. */
  last4: string | null
  doses: { name: string; date: string }[]
}

/** The public page that verifies a code, after the `#` of the address. */
export const VERIFY_PATH = '/vaccination/verify'

const MARK = 'V1'
const SIGNATURE_BYTES = 64
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function toText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3)
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    const all = [18, 12, 6, 0].map((shift) => letters[(bits >> shift) & 63]).join('')
    text += all.slice(0, b === undefined ? 2 : c === undefined ? 3 : 4)
  }
  return text
}

function toBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of text) {
    bits = ((bits << 6) | letters.indexOf(letter)) & 0xffffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = (bits >> held) & 255
  }
  return bytes
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(encodeURIComponent(text).match(/%[0-9A-F]{2}|[^%]/g) ?? [], (one) =>
    one.length === 3 ? Number.parseInt(one.slice(1), 16) : one.charCodeAt(0),
  )

const fromUtf8 = (bytes: Uint8Array): string =>
  decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))

/** The signed text: the payload, prefixed with the purpose of the signature. */
const signedText = (payload: string) => utf8(`nivas vaccination card ${MARK}.${payload}`)

/** Makes the code of a card; `sign` signs bytes with the server's key. */
export function codeOf(
  { srNo, name, last4, doses }: CodedCard,
  sign: (bytes: Uint8Array) => Uint8Array,
): string {
  const contents = [srNo, name, last4, doses.map((dose) => [dose.name, dose.date])]
  const payload = toText(utf8(JSON.stringify(contents)))
  return `${MARK}.${payload}.${toText(sign(signedText(payload)))}`
}

export type ReadCode = {
  card: CodedCard
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/**
 * Reads a code, or the address in a card's picture, even if a mail has broken it into lines; undefined when it is
 * incomplete, or a different text.
 */
export function readCode(text: string): ReadCode | undefined {
  const [, code = ''] = /(?:^|[=\s])(V1\.[\w\s.-]+)$/.exec(text) ?? []
  const [, payload = '', end = ''] =
    /^V1\.([\w-]{1,2800})\.([\w-]{1,200})$/.exec(code.replace(/\s/g, '')) ?? []
  const bytes = toBytes(payload)
  const signature = toBytes(end)
  if (!bytes || signature?.length !== SIGNATURE_BYTES) return undefined
  try {
    const card = cardIn(JSON.parse(fromUtf8(bytes)))
    return card && { card, signed: signedText(payload), signature }
  } catch {
    return undefined
  }
}

function cardIn(contents: unknown): CodedCard | undefined {
  if (!Array.isArray(contents) || contents.length !== 4) return undefined
  const [srNo, name, last4, doses] = contents as unknown[]
  const isOne = (dose: unknown): dose is [string, string] =>
    Array.isArray(dose) && dose.length === 2 && dose.every((part) => typeof part === 'string')
  if (typeof srNo !== 'number' || typeof name !== 'string') return undefined
  if ((last4 !== null && typeof last4 !== 'string') || !Array.isArray(doses) || !doses.every(isOne))
    return undefined
  return { srNo, name, last4, doses: doses.map(([vaccine, date]) => ({ name: vaccine, date })) }
}
