import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import type { SealingKey } from '@nivas/contract/identity/schemas.ts'
import { sealedTexts } from '@nivas/contract/identity/sealed-texts.ts'

const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

const utf8 = new TextEncoder()

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/**
 * Seals texts so that only the server can read them, and only in the submission with this key. Needs a secure context
 * (https, or this machine).
 */
export async function seal(
  server: SealingKey,
  submission: string,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(bytesOf(server.key))
  const { enc, ct } = await suite.seal(
    { recipientPublicKey, info: utf8.encode(sealedTexts.info) },
    utf8.encode(JSON.stringify(texts)),
    utf8.encode(submission),
  )
  return base64Of(new Uint8Array([sealedTexts.version, ...new Uint8Array(enc), ...new Uint8Array(ct)]))
}
