import { expect, test } from 'vitest'
import { AADHAAR } from './lookups.ts'
import { proofOf } from './proof-of.ts'

test.each([
  ['a whole Aadhaar number', '2345 6789 0124', AADHAAR],
  ['its end, as a Secure QR has it', 'XXXX XXXX 1234', AADHAAR],
  ['a passport, typed in small letters', ' k1234567 ', 3],
  ['a driving licence', 'DL-0420110149646', 4],
  ['a driving licence with a blank for its hyphen', 'DL04 20110149646', 4],
  ['a voter card', 'ABC1234567', 5],
  ['a PAN', 'ABCDE1234F', 6],
  ['the venue’s own card', 'GUJ-100021', undefined],
])('%s', (_, number, proof) => {
  expect(proofOf(number)).toBe(proof)
})
