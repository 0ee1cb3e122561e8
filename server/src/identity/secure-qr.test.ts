import { readFileSync } from 'node:fs'
import { deflateSync, gzipSync } from 'node:zlib'
import { addressLine } from '@nivas/contract/identity/card.ts'
import { readScan } from '@nivas/contract/identity/read-scan.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { growth } from '../testing/growth.ts'
import { inflate } from './inflate.ts'

const read = (text: string) => readScan(text, inflate)
const testCard = readFileSync(new URL('./testing/secure-qr-v2-test.txt', import.meta.url), 'utf8')

type Made = {
  version?: string
  indicator?: number
  fields?: string[]
  photo?: number[]
  pack?: typeof gzipSync
}

/** Makes a Secure QR without a signature. */
function makeQr({ version = 'V2', indicator = 3, fields = [], photo = [], pack = gzipSync }: Made) {
  const values = Array.from({ length: 14 }, (_, at) => fields[at] ?? '')
  const all = [String(indicator), '705820240420014552930', ...values]
  const texts = version === 'V1' ? all : [version, ...all, '1234']
  const hashes = new Uint8Array(32 * ([0, 1, 1, 2][indicator] ?? 0)).fill(7)
  const noise = Uint8Array.from({ length: 256 }, (_, at) => (at * 89 + at * at * 7) % 251)
  const data = Buffer.concat([
    ...texts.map((text) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.of(0xff)])),
    Uint8Array.from([0xff, 0x4f, 0xff, 0x51, ...photo]),
    hashes,
    noise,
  ])
  return BigInt(`0x${pack(data).toString('hex')}`).toString()
}

const latin = fc
  .stringMatching(/^[A-Za-zÀ-ö0-9][A-Za-zÀ-ö0-9,./-]{0,30}$/)
  .filter((one) => !/^null$/i.test(one))

describe('the Secure QR', () => {
  it('of the test card is read completely', async () => {
    const card = await read(testCard)
    expect(card).toMatchObject({
      kind: 'secure-qr',
      last4: '2697',
      issued: '2024-04-20',
      person: { name: 'Sumit Kumar', gender: 'M', birthDate: '1984-01-01', birthYear: 1984 },
    })
    if (card.kind !== 'secure-qr') return
    expect(addressLine(card.person.address)).toBe(
      'C/O Ishwar Chand, B-31, 3rd Floor, Radhey Shyam Park Extension, Krishna Nagar, Gandhi Nagar, East Delhi, Delhi 110051',
    )
    expect([...(card.photo ?? [])].slice(-2)).toEqual([0xff, 0xd9])
    expect(card.signature.length).toBe(256)
  })

  test('returns all fields that it was made from', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(latin, { minLength: 14, maxLength: 14 }),
        fc.constantFrom('V1', 'V2', 'V3', 'V5'),
        fc.nat(3),
        fc.array(fc.nat(255), { maxLength: 60 }),
        fc.constantFrom(gzipSync, deflateSync),
        async (fields, version, indicator, photo, pack) => {
          const card = await read(makeQr({ version, indicator, fields, photo, pack }))
          const [name, , , careOf, district, landmark, house, location, , postOffice, state, street] = fields
          expect(card).toMatchObject({
            kind: 'secure-qr',
            last4: '7058',
            issued: '2024-04-20',
            person: {
              name,
              address: {
                careOf,
                district,
                landmark,
                house,
                location,
                postOffice,
                state,
                street,
                vtc: fields[13],
              },
            },
          })
          if (card.kind === 'secure-qr') expect([...(card.photo ?? [])].slice(4)).toEqual(photo)
        },
      ),
    )
  })

  test('is damaged when any one digit is changed', async () => {
    const whole = testCard.trim()
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 9 }), async (at, by) => {
        const changed = whole.slice(0, at) + ((Number(whole[at]) + by) % 10) + whole.slice(at + 1)
        expect((await read(changed)).kind).toBe('damaged-qr')
      }),
      { numRuns: 500 },
    )
  })

  it('is damaged when it is cut off, garbled when it is too short for any card, and never causes an error', async () => {
    const whole = testCard.trim()
    for (let length = whole.length - 1; length >= 600; length -= 7)
      expect((await read(whole.slice(0, length))).kind).toBe('damaged-qr')
    for (let length = 599; length > 50; length -= 7)
      expect((await read(whole.slice(0, length))).kind).toBe('garbled')
  })

  it('is damaged when its packed bytes are cut off at any place', async () => {
    const whole = Buffer.from(BigInt(testCard.trim()).toString(16).padStart(2632, '0'), 'hex')
    const data = await inflate(whole, 'deflate', 10_000)
    for (let length = 0; length < data.length; length++) {
      const packed = deflateSync(data.subarray(0, length)).toString('hex')
      const { kind } = await read(BigInt(`0x${packed}`).toString())
      // The last 256 bytes are always read as the signature, so only the fields before them can be missing.
      if (length < 185 + 64 + 256) expect(kind).not.toBe('secure-qr')
    }
  })

  it('is damaged when it unpacks to far more than a card, and unpacking stops there', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.alloc(1_000_000), Buffer.from(makeQr({}), 'latin1')]))
    expect((await read(BigInt(`0x${bomb.toString('hex')}`).toString())).kind).toBe('damaged-qr')
  })
})

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
] as const)('unpacking %s stops at the limit', async (format, pack) => {
  expect(await inflate(pack(Buffer.alloc(1_000)), format, 1_000)).toHaveLength(1_000)
  await expect(inflate(pack(Buffer.alloc(1_001)), format, 1_000)).rejects.toThrow('larger than 1000 bytes')
})

/** The limit between linear growth (4) and quadratic growth (16). */
const LINEAR = 8

test.each<[string, (size: number) => string]>([
  ['quotes that never end', (size) => 'uid="'.repeat(size / 5)],
  ['spaces', (size) => ' '.repeat(size)],
  ['quotes', (size) => `name=${'"'.repeat(size)}`],
  ['slashes', (size) => `uid=${' /'.repeat(size / 2)}x name=1`],
  ['entities that never end', (size) => '&#'.repeat(size / 2)],
])('input that is made to be slow is read in linear time: %s', async (_, textOf) => {
  expect(await growth(textOf, read, 2_400)).toBeLessThan(LINEAR)
})
