import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import { readCode } from '@nivas/contract/vaccination/code.ts'

/** The prefix of an Ed25519 key in PKCS 8; the seed follows. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const RAW = 32

/** Signs and verifies the codes of vaccination cards. */
export type CardSigner = {
  /** 32 bytes in base64. */
  publicKey: string
  sign: (bytes: Uint8Array) => Uint8Array
  isGenuine: (code: string) => boolean
}

/**
 * Derives the key pair from the key of the server, so that servers with the same key have the same pair, and no
 * further key must be stored or backed up. With a different server key, cards that were printed before are no longer
 * genuine.
 */
export function cardSignerBy(serverKey: Buffer): CardSigner {
  const seed = Buffer.from(hkdfSync('sha256', serverKey, 'nivas', 'vaccination cards', RAW))
  const key: KeyObject = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const open = createPublicKey(key)
  return {
    publicKey: open.export({ format: 'der', type: 'spki' }).subarray(-RAW).toString('base64'),
    sign: (bytes) => sign(null, bytes, key),
    isGenuine: (code) => {
      const read = readCode(code)
      return read !== undefined && verify(null, read.signed, open, read.signature)
    },
  }
}
