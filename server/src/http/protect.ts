import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/** Cryptography with the server's key: without the key, the stored values reveal nothing. */
export type Protect = {
  /** A keyed hash. Without the key, the text cannot be found by trying possible texts. */
  digest: (text: string) => Buffer
  /** AES-256-GCM. `about` names what the text belongs to; decryption needs the same `about`. */
  encrypt: (text: string | Uint8Array, about: string) => Buffer
  /** @throws when the bytes are incomplete, encrypted with another key, or have another `about` */
  decrypt: (bytes: Uint8Array, about: string) => Buffer
}

const [IV, TAG] = [12, 16]

/** Returns the cryptography with keys that are derived from the server's key. */
export function protectBy(serverKey: Buffer): Protect {
  // A key object is ready for use. From plain bytes, every call would make one, which took longer than encrypting an
  // answer.
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', serverKey, 'nivas', purpose, 32)))
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
