import { createDecipheriv, createECDH, createHash, hkdfSync } from 'node:crypto'
import { identityKey } from './key.ts'

const CURVE = 'prime256v1'
const [ID, POINT, IV, TAG] = [8, 65, 12, 16]

/** Texts by their stand-ins. */
type Opened = Record<string, string>

/** The private half of what counters seal identity numbers with. */
export type OpenSealed = {
  /** For the counters: an uncompressed point, base64, and by which name a sealed text says that it was used. */
  publicKey: { id: string; key: string }
  /**
   * Opens what was sealed for this server and for this one submission: base64 of key id, the counter's own point, IV,
   * AES-256-GCM of a JSON object, tag. Undefined for anything else.
   */
  open: (sealed: string, submission: string) => Opened | undefined
}

/**
 * Derives the key pair from the key for identity numbers: servers that share that one share this one too, and nothing
 * else has to be kept, or backed up.
 */
export function openerOf(settings: { identityKey: string | undefined; dataDir: string }): OpenSealed {
  const own = createECDH(CURVE)
  own.setPrivateKey(scalarOf(identityKey(settings)))
  const point = own.getPublicKey()
  const id = createHash('sha256').update(point).digest().subarray(0, ID)
  return {
    publicKey: { id: id.toString('base64'), key: point.toString('base64') },
    open(sealed, submission) {
      const bytes = Buffer.from(sealed, 'base64')
      if (bytes.length < ID + POINT + IV + TAG || !bytes.subarray(0, ID).equals(id)) return undefined
      const theirs = bytes.subarray(ID, ID + POINT)
      const iv = bytes.subarray(ID + POINT, ID + POINT + IV)
      try {
        const salt = Buffer.concat([theirs, point])
        const key = hkdfSync('sha256', own.computeSecret(theirs), salt, 'nivas kept entry', 32)
        const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key), iv)
        // Bound to its entry: what was taken from one browser opens in no other entry.
        decipher.setAAD(Buffer.from(submission)).setAuthTag(bytes.subarray(-TAG))
        const text = Buffer.concat([decipher.update(bytes.subarray(ID + POINT + IV, -TAG)), decipher.final()])
        return textsOf(JSON.parse(text.toString('utf8')))
      } catch {
        return undefined
      }
    },
  }
}

function textsOf(value: unknown): Opened | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.values(value).every((text) => typeof text === 'string' && text.length <= 50)
    ? (value as Opened)
    : undefined
}

/** A number below the order of the curve; nearly every 32 bytes are one. */
function scalarOf(key: Buffer): Buffer {
  for (let attempt = 0; ; attempt++) {
    const bytes = Buffer.from(hkdfSync('sha256', key, 'nivas', `sealing key ${attempt}`, 32))
    try {
      createECDH(CURVE).setPrivateKey(bytes)
      return bytes
    } catch (error) {
      if (attempt > 9) throw error
    }
  }
}
