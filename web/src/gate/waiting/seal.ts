import type { SealingKey } from '@nivas/contract/gate/schemas.ts'

const curve = { name: 'ECDH', namedCurve: 'P-256' }

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/**
 * Seals texts so that nobody but the server can read them, and only in the submission of this key: an ECDH of a pair of
 * keys made for it alone with the server's, HKDF-SHA256, AES-256-GCM. Needs a secure context (https, or this machine).
 */
export async function seal(
  server: SealingKey,
  submission: string,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const { subtle } = crypto
  const point = bytesOf(server.key)
  const pair = await subtle.generateKey(curve, false, ['deriveBits'])
  const own = new Uint8Array(await subtle.exportKey('raw', pair.publicKey))
  const theirs = await subtle.importKey('raw', point, curve, false, [])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, 256)
  const key = await subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array([...own, ...point]),
      info: new TextEncoder().encode('nivas kept entry'),
    },
    await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(submission) },
    key,
    new TextEncoder().encode(JSON.stringify(texts)),
  )
  return base64Of(new Uint8Array([...bytesOf(server.id), ...own, ...iv, ...new Uint8Array(sealed)]))
}
