import { constants, publicDecrypt, verify } from 'node:crypto'
import type { CardReason, CardState } from '@nivas/contract/identity/schemas.ts'
import type { Certificate } from './certificates.ts'

type Verdict = { state: CardState; reason: CardReason | null; certificate: Certificate | null }

/** The prefix of the hash in a PKCS#1 v1.5 signature with SHA-256. */
const digestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex')
const HASH = 32

/**
 * Decides whether one of the keys signed this data.
 *
 * A signature that one of the keys opens into a well-formed hash was made with that key. If the hash is different, the
 * data was changed afterwards ('altered'). A signature that no key opens may come from an unknown issuer, or may itself
 * have been changed. These two cases cannot be distinguished, so the result is 'unverified'.
 */
export function verifySignature(
  signed: Uint8Array,
  signature: Uint8Array,
  certificates: readonly Certificate[],
): Verdict {
  const by = certificates.find(({ key }) => verify('sha256', signed, key, signature))
  if (by) return { state: 'verified', reason: null, certificate: by }
  const over = certificates.find((certificate) => opens(signature, certificate))
  if (over) return { state: 'altered', reason: 'changed', certificate: over }
  return { state: 'unverified', reason: 'unknown-issuer', certificate: null }
}

function opens(signature: Uint8Array, { key }: Certificate): boolean {
  try {
    const opened = publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, signature)
    return (
      opened.length === digestInfo.length + HASH && opened.subarray(0, digestInfo.length).equals(digestInfo)
    )
  } catch {
    return false
  }
}
