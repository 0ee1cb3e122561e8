import { createHmac } from 'node:crypto'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { identityKey } from './key.ts'

/** What is kept of an identity number in the field of a card: `XXXX XXXX 1234 #` and a keyed hash. Never the number. */
export type SealNumber = (number: string) => string

/** A number shorter than this would be half shown by its end. */
const SHORTEST_SHOWN = 8

/** In bytes: no two numbers come to the same. */
const MARK = 16

/**
 * Makes the function that seals identity numbers with this server's key. The same number always comes to the same text;
 * without the key it cannot be found by trying.
 */
export function sealerOf(settings: { identityKey: string | undefined; dataDir: string }): SealNumber {
  const key = identityKey(settings)
  return (number) => {
    const plain = number.toUpperCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    const characters = plain.replace(/[^0-9A-Z]/g, '')
    const mark = createHmac('sha256', key).update(plain).digest().subarray(0, MARK).toString('hex')
    return `${maskedNumber(characters.length >= SHORTEST_SHOWN ? characters.slice(-4) : 'XXXX')} #${mark}`
  }
}
