import { randomBytes } from 'node:crypto'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { readCode } from '@nivas/contract/vaccination/code.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { cardSignerBy } from './signing-key.ts'
import { makePerson } from './testing/make-person.ts'

const server = useServer()
let staff: Client
let code: string
let id: number
beforeAll(async () => {
  staff = await server.as('vaccination-entry-form')
  id = await makePerson(server.db, [inDays(-60), inDays(-20)])
  code = (await staff.data(calls.card, { id })).code
})

const isGenuine = async (given: string) =>
  (await server.anonymous.data(calls.verify, { code: given })).genuine

/** Verifies a code as a browser does, with the public key and without the server. */
async function checkedByBrowser(given: string): Promise<boolean> {
  const { key } = await server.anonymous.data(calls.verificationKey, {})
  const read = readCode(given)
  if (!read) return false
  const made = await crypto.subtle.importKey('raw', Buffer.from(key, 'base64'), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', made, read.signature, read.signed)
}

it('a printed code contains the person and the doses, and can be verified with only the public key', async () => {
  expect(readCode(code)?.card).toEqual({
    srNo: id,
    name: 'Meena Soni',
    last4: null,
    doses: [
      { name: 'Covishield', date: inDays(-60) },
      { name: 'Covishield', date: inDays(-20) },
    ],
  })
  expect([await isGenuine(code), await checkedByBrowser(code)]).toEqual([true, true])
  const address = `https://venue.example/#/vaccination/verify?code=${code}`
  expect([await isGenuine(address), await checkedByBrowser(address)]).toEqual([true, true])
  const inLines = `Card: ${code.replace(/.{60}/g, '$&\n  ')}\n`
  expect([await isGenuine(inLines), await checkedByBrowser(inLines)]).toEqual([true, true])
})

describe('is not genuine:', () => {
  const [mark, payload = '', signature = ''] = ['V1', '', '']
  const changed = () => {
    const [, contents = '', end = ''] = code.split('.')
    const json = Buffer.from(contents, 'base64url').toString().replace('Meena', 'Heena')
    return { contents, end, forged: Buffer.from(json).toString('base64url') }
  }
  it.each([
    ['a code with another name', () => `V1.${changed().forged}.${changed().end}`],
    [
      'a signature of somebody else',
      () => `V1.${changed().contents}.${randomBytes(64).toString('base64url')}`,
    ],
    ['a code that is cut at its end', () => code.slice(0, -5)],
    ['a code that is cut at its beginning', () => code.slice(5)],
    ['a code without a signature', () => code.slice(0, code.lastIndexOf('.'))],
    ['nothing but a mark', () => `${mark}.${payload}.${signature}`],
    ['text', () => 'नमस्ते'],
    ['another address', () => 'https://example.org/'],
  ])('%s', async (_, make) => {
    expect([await isGenuine(make()), await checkedByBrowser(make())]).toEqual([false, false])
  })

  it('a code signed with another key', async () => {
    const other = cardSignerBy(randomBytes(32))
    expect(other.isGenuine(code)).toBe(false)
    expect(other.publicKey).not.toBe(cardSignerBy(Buffer.from('a key for the tests')).publicKey)
  })

  it('any text of any length: no code makes the check fail with an error', async () => {
    const { status } = await server.anonymous.send(calls.verify, { code: `V1.${'A'.repeat(2_900)}.AA` })
    expect(status).toBe(200)
    expect((await server.anonymous.send(calls.verify, { code: 'A'.repeat(4_000) })).status).toBe(422)
  })
})

it('prints are counted: the second has its number, and shows later doses', async () => {
  const person = await makePerson(server.db, [inDays(-50)])
  const first = await staff.data(calls.card, { id: person })
  await server.db
    .insertInto('vaccination_doses')
    .values({ person_id: person, dose: 2, vaccine_type_id: 2, given_on: inDays(-1) })
    .execute()
  const second = await staff.data(calls.card, { id: person })
  expect([first.print.number, second.print.number]).toEqual([1, 2])
  expect([first.doses.length, second.doses.length]).toEqual([1, 2])
  expect((await staff.send(calls.card, { id: 2_000_000_000 })).status).toBe(404)
})
