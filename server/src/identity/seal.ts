import { createHmac } from 'node:crypto'
import { aadhaarOf } from '@nivas/contract/identity/card-number.ts'
import { identityKey } from './key.ts'

/** What is kept of an identity number: its end, to show, and a keyed hash, to find it by. Never the number. */
export type Sealed = { last4: string; hash: Buffer }
export type SealNumber = (number: string) => Sealed

/** A number shorter than this would be half told by its end. */
const SHORTEST_TOLD = 8

/**
 * Makes the function that seals identity numbers with this server's key. The same number, however it is spaced, always
 * comes to the same hash; without the key nobody can try numbers against it.
 */
export function sealerOf(settings: { identityKey: string | undefined; dataDir: string }): SealNumber {
  const key = identityKey(settings)
  return (number) => {
    const plain = (aadhaarOf(number) ?? number).toUpperCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    const told = plain.replace(/[^0-9A-Z]/g, '')
    return {
      last4: told.length >= SHORTEST_TOLD ? told.slice(-4) : 'XXXX',
      hash: createHmac('sha256', key).update(plain).digest(),
    }
  }
}
