import { createECDH, createHash, hkdfSync } from 'node:crypto'
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { sealedTexts } from '@nivas/contract/identity/sealed-texts.ts'
import { identityKey } from './key.ts'
import { openFirst } from './open-first.ts'

const CURVE = 'prime256v1'
const ID = 8

/** Texts by their stand-ins. */
type Opened = Record<string, string>

/** The private half of the key pair with which counters seal identity numbers. */
export type OpenSealed = {
  /**
   * The public half for the counters: an uncompressed point in base64, and the id at the start of texts that were
   * sealed before HPKE.
   */
  publicKey: { id: string; key: string }
  /** Opens a text that was sealed for this server and this submission (`sealedTexts`). Undefined for any other text. */
  open: (sealed: string, submission: string) => Promise<Opened | undefined>
}

/**
 * Derives the key pair from the key for identity numbers. Servers that share that key also share the pair, and no other
 * key needs storing or a backup.
 */
export async function openerOf(settings: {
  identityKey: string | undefined
  dataDir: string
}): Promise<OpenSealed> {
  const own = createECDH(CURVE)
  const scalar = scalarOf(identityKey(settings))
  own.setPrivateKey(scalar)
  const point = own.getPublicKey()
  const id = createHash('sha256').update(point).digest().subarray(0, ID)
  // Uses all 32 bytes of `scalar`, because `own.getPrivateKey()` drops leading zeros.
  const open = await openerBy(scalar, point)
  return {
    publicKey: { id: id.toString('base64'), key: point.toString('base64') },
    async open(sealed, submission) {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        // A text is bound to its submission, so a text copied from one browser does not open in another entry.
        const text = bytes.subarray(0, ID).equals(id)
          ? openFirst(own, bytes, submission)
          : await open(bytes, submission)
        return textsOf(JSON.parse(text.toString('utf8')))
      } catch {
        return undefined
      }
    },
  }
}

/**
 * Returns a function that opens HPKE texts with one key pair. It throws for a text that was sealed for another pair.
 */
async function openerBy(secret: Buffer, point: Buffer) {
  const suite = new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes256Gcm(),
  })
  // With native keys of both halves, the public key is not computed again for each text.
  const recipientKey = {
    privateKey: await suite.kem.deserializePrivateKey(secret),
    publicKey: await suite.kem.deserializePublicKey(point),
  }
  const info = Buffer.from(sealedTexts.info)
  return async (bytes: Buffer, submission: string): Promise<Buffer> => {
    if (bytes[0] !== sealedTexts.version) throw new Error('Sealed in no way that is known')
    const end = 1 + sealedTexts.encapsulated
    const [enc, text] = [bytes.subarray(1, end), bytes.subarray(end)]
    return Buffer.from(await suite.open({ recipientKey, enc, info }, text, Buffer.from(submission)))
  }
}

function textsOf(value: unknown): Opened | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.values(value).every((text) => typeof text === 'string' && text.length <= 50)
    ? (value as Opened)
    : undefined
}

/** Derives a number below the order of the curve; nearly all values of 32 bytes are below it. */
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
