import { constants, createHash, generateKeyPairSync, privateEncrypt, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import { verifySignature } from './verify-signature.ts'

const [own, other] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
const certificates = [other, own].flatMap((pair, at) =>
  pair ? [{ name: `Issuer ${at}`, expires: '2030-01-01', key: pair.publicKey }] : [],
)
const data = Buffer.from('what was signed')
const key = own?.privateKey ?? ''

const verdict = (signature: Uint8Array) => verifySignature(data, signature, certificates)
/** Makes a signature that the key opens into these bytes. */
const opening = (bytes: Uint8Array) => privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, bytes)
const prefix = Buffer.from('3031300d060960864801650304020105000420', 'hex')
const hash = (text: string) => createHash('sha256').update(text).digest()

it('a signature is verified with the certificate of its key, even when that is not the first one', () => {
  expect(verdict(sign('sha256', data, key))).toMatchObject({
    ...{ state: 'verified', reason: null, certificate: { name: 'Issuer 1' } },
  })
})

it('a signature of other data is altered, because its key made the hash', () => {
  const altered = { state: 'altered', reason: 'changed', certificate: { name: 'Issuer 1' } }
  expect(verdict(sign('sha256', Buffer.from('something else'), key))).toMatchObject(altered)
  expect(verdict(opening(Buffer.concat([prefix, hash('something else')])))).toMatchObject(altered)
})

it('a signature that a key opens into something other than such a hash was not made with that key', () => {
  const unknown = { state: 'unverified', reason: 'unknown-issuer', certificate: null }
  for (const bytes of [
    Buffer.concat([prefix, hash('x').subarray(1)]),
    Buffer.concat([prefix, hash('x'), Buffer.of(0)]),
    Buffer.alloc(prefix.length + 32, 1),
    Buffer.from('short'),
  ])
    expect(verdict(opening(bytes))).toEqual(unknown)
  expect(verdict(sign('sha512', data, key))).toEqual(unknown)
  expect(verdict(new Uint8Array(256))).toEqual(unknown)
  expect(verdict(new Uint8Array(0))).toEqual(unknown)
})
