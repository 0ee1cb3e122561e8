import { createHmac } from 'node:crypto'
import { withoutSigns } from '@nivas/contract/identity/card-number.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { identityKey } from './key.ts'

/**
 * Returns the stored form of an identity number in the field of a card: `XXXX XXXX 1234 #` and a keyed hash, without
 * the number.
 */
export type SealNumber = (number: string) => string

/** In characters. For a shorter number, four visible characters would be more than half of it. */
const SHORTEST_SHOWN = 8

/** The length of the hash in bytes, so that two numbers do not have the same hash. */
const MARK = 16

/**
 * Makes the function that seals identity numbers with this server's key. The same number always gives the same text.
 * Without the key, the number cannot be found by trying all numbers.
 */
export function sealerOf(settings: { identityKey: string | undefined; dataDir: string }): SealNumber {
  const key = identityKey(settings)
  return (number) => {
    const plain = withoutSigns(number.toUpperCase())
    const characters = plain.replace(/[^0-9A-Z]/g, '')
    const mark = createHmac('sha256', key).update(plain).digest().subarray(0, MARK).toString('hex')
    return `${maskedNumber(characters.length >= SHORTEST_SHOWN ? characters.slice(-4) : 'XXXX')} #${mark}`
  }
}
