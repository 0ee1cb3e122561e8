import { identityNumberOf } from '../identity/card-number.ts'
import { isMasked } from '../identity/stand-in.ts'
import { AADHAAR } from './lookups.ts'

/** The forms of the numbers of Indian proofs of identity, by the id of the proof. */
const forms: readonly (readonly [proof: number, form: RegExp])[] = [
  [3, /^[A-Z]\d{7}$/],
  [4, /^[A-Z]{2}-?\d{2} ?-?\d{11}$/],
  [5, /^[A-Z]{3}\d{7}$/],
  [6, /^[A-Z]{5}\d{4}[A-Z]$/],
]

/** The proof of identity that a number most likely belongs to; undefined for a number of an unknown form. */
export function proofOf(number: string): number | undefined {
  const plain = number.trim().toUpperCase()
  if (isMasked(plain) || identityNumberOf(plain) !== undefined) return AADHAAR
  return forms.find(([, form]) => form.test(plain))?.[0]
}
