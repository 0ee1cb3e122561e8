import { readFileSync } from 'node:fs'
import { readScan } from '@nivas/contract/identity/read-scan.ts'
import { expect, it } from 'vitest'
import { decodePhoto } from './decode-photo.ts'
import { inflate } from './inflate.ts'

const card = new URL('../../../../server/src/identity/testing/secure-qr-v2-test.txt', import.meta.url)
const scan = await readScan(readFileSync(card, 'utf8'), inflate)
const photo = (scan.kind === 'secure-qr' && scan.photo) || new Uint8Array()

it('the photo of the test card has 60 × 60 pixels of many colours', () => {
  const { width, height, data } = decodePhoto(photo) ?? {}
  expect([width, height]).toEqual([60, 60])
  expect(new Set(data).size).toBeGreaterThan(50)
})

it('a photo that claims to be huge, or to have many pieces, is not decoded', () => {
  const changed = (at: number, value: number) => {
    const bytes = photo.slice()
    new DataView(bytes.buffer).setUint32(at, value)
    return bytes
  }
  expect(decodePhoto(changed(8, 60_000))).toBeNull()
  expect(decodePhoto(changed(24, 1))).toBeNull()
})

it('a photo that is cut off in its header is not decoded', () => {
  for (let end = 0; end < 60; end++) expect(decodePhoto(photo.slice(0, end))).toBeNull()
})
