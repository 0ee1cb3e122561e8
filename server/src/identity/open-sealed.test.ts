import { hkdfSync } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { seal } from '../testing/seal.ts'
import { sealFirst } from '../testing/seal-first.ts'
import { type OpenSealed, openerOf } from './open-sealed.ts'

const ofServer = (identityKey: string) => openerOf({ identityKey, dataDir: '' })
const submission = '8f2c6f60-5a0e-4a3f-9b62-7a5d9a1f0c11'
const another = '8f2c6f60-5a0e-4a3f-9b62-7a5d9a1f0c12'
const texts = { 'XXXX XXXX 0124 #k3f9aa': '2345 6789 0124', 'XX11 #श': 'नाम' }
let server: OpenSealed
let other: OpenSealed

beforeAll(async () => {
  server = await ofServer('a key of at least sixteen characters')
  other = await ofServer('another key of sixteen characters')
})

const ways = [
  ['by HPKE', seal],
  ['before HPKE', async (...all: Parameters<typeof sealFirst>) => sealFirst(...all)],
] as const

test.each(ways)(
  'a text sealed %s opens in its own submission only, on servers with the same key only',
  async (_, way) => {
    const sealed = await way(server.publicKey, submission, texts)
    expect(await server.open(sealed, submission)).toEqual(texts)
    expect(await (await ofServer('a key of at least sixteen characters')).open(sealed, submission)).toEqual(
      texts,
    )
    expect(await server.open(sealed, another)).toBeUndefined()
    expect(await other.open(sealed, submission)).toBeUndefined()
  },
)

test('a server whose private key begins with a zero opens texts too', async () => {
  const rare = Array.from({ length: 5_000 }, (_, at) => `a key of a server, number ${at}`).find(
    (key) => new Uint8Array(hkdfSync('sha256', Buffer.from(key), 'nivas', 'sealing key 0', 32))[0] === 0,
  )
  const opens = await ofServer(rare ?? '')
  expect(await opens.open(await seal(opens.publicKey, submission, texts), submission)).toEqual(texts)
})

test.each(ways)('a text sealed %s does not open after a change of any byte, or a cut', async (_, way) => {
  const bytes = Buffer.from(await way(server.publicKey, submission, texts), 'base64')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await server.open(changed.toString('base64'), submission)).toBeUndefined()
    expect(await server.open(bytes.subarray(0, at).toString('base64'), submission)).toBeUndefined()
  }
})

test('sealing the same texts twice gives different results', async () => {
  const all = await Promise.all([1, 2, 3].map(() => seal(server.publicKey, submission, texts)))
  expect(new Set(all).size).toBe(3)
})

test('a text of 50 characters is the longest that opens', async () => {
  const longest = { a: 'x'.repeat(50) }
  expect(await server.open(await seal(server.publicKey, submission, longest), submission)).toEqual(longest)
})

test.each([
  ['a text', 'no object'],
  ['a long text', { a: 'x'.repeat(51) }],
  ['a number', { a: 1 }],
  ['a list', { a: [] }],
  ['a number beside a text', { a: 'x', b: 1 }],
  ['null', null],
])('only short texts by their stand-ins are accepted: %s', async (_, wrong) => {
  expect(
    await server.open(await seal(server.publicKey, submission, wrong as never), submission),
  ).toBeUndefined()
})

test.each([
  '',
  'AAAA',
  'Ag==',
  '%%%',
  Buffer.alloc(90, 2).toString('base64'),
  Buffer.alloc(75_000, 2).toString('base64'),
])('an unsealed text does not open: %#', async (sealed) => {
  expect(await server.open(sealed, submission)).toBeUndefined()
})
