import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What the server does with its own key: without the key the database tells none of it. */
export type Protect = {
  /** A keyed hash: whoever has it cannot find the text by trying. */
  digest: (text: string) => Buffer
  /** AES-256-GCM. `about` says what the text belongs to: it can be decrypted there alone. */
  encrypt: (text: string | Uint8Array, about: string) => Buffer
  /** @throws when the bytes are not whole, of another key, or of something else */
  decrypt: (bytes: Uint8Array, about: string) => Buffer
}

const [IV, TAG] = [12, 16]

/** Protects by keys that are derived from the one key of the server. */
export function protectBy(serverKey: Buffer): Protect {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', serverKey, 'nivas', purpose, 32))
  const [requests, contents] = [derive('requests'), derive('contents')]
  return {
    digest: (text) => createHmac('sha256', requests).update(text).digest(),
    encrypt: (text, about) => {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', contents, iv).setAAD(Buffer.from(about))
      return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()])
    },
    decrypt: (bytes, about) => {
      const decipher = createDecipheriv('aes-256-gcm', contents, bytes.subarray(0, IV))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-TAG))
      return Buffer.concat([decipher.update(bytes.subarray(IV, -TAG)), decipher.final()])
    },
  }
}
