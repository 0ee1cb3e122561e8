import { dictionary as calls } from '@nivas/contract/dictionary/calls.ts'
import { meaningsIn } from '@nivas/contract/dictionary/schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { loadFile, readLines } from './load-file.ts'

const server = useServer()
let staff: Client

beforeAll(async () => {
  staff = await server.as('manage-dictionary')
})

const meanings = async (word: string) => {
  const { body } = await server.anonymous.send(calls.searchMeaning, { word })
  return body.success ? meaningsIn(body.data.wordmeaning) : body.error
}

describe("a word of the venue's own", () => {
  it('is found immediately, from both sides', async () => {
    await staff.data(calls.addWord, {
      word: 'आरती',
      meaning: 'evening prayer with lamps, arti',
      kind: 'worship',
    })
    expect(await meanings('आरती')).toEqual(['evening prayer with lamps', 'arti'])
    expect(await meanings('arti')).toEqual(['आरती'])
  })

  it('can be changed: the old meaning is gone', async () => {
    const { id } = await staff.data(calls.addWord, { word: 'लंगर', meaning: 'kitchen', kind: null })
    const changed = await staff.data(calls.editWord, { id, word: 'लंगर', meaning: 'free meal', kind: 'place' })
    expect(changed).toEqual({ id, word: 'लंगर', meaning: 'free meal', kind: 'place' })
    expect(await meanings('लंगर')).toEqual(['free meal'])
    expect(await meanings('kitchen')).toBe('No meaning found for this word.')
  })

  it('keeps omitted fields as another desk has changed them since', async () => {
    const { id } = await staff.data(calls.addWord, { word: 'दीपक', meaning: 'lamp', kind: 'thing' })
    await staff.data(calls.editWord, { id, kind: 'worship' })
    const changed = await staff.data(calls.editWord, { id, meaning: 'oil lamp' })
    expect(changed).toEqual({ id, word: 'दीपक', meaning: 'oil lamp', kind: 'worship' })
    expect(await staff.data(calls.editWord, { id })).toEqual(changed)
    expect(await meanings('दीपक')).toContain('oil lamp')
    expect(await staff.data(calls.editWord, { id, kind: null })).toEqual({ ...changed, kind: '' })
    const required = ['This is a required field']
    const empty = await staff.send(calls.editWord, { id, word: ' ', meaning: null } as never)
    expect([empty.status, empty.body.errors]).toEqual([422, { word: required, meaning: required }])
  })

  it('is deleted, and not found any more', async () => {
    const { id } = await staff.data(calls.addWord, { word: 'कीर्तन', meaning: 'hymn singing', kind: null })
    await staff.data(calls.removeWord, { id })
    const { said } = await server.db
      .selectFrom('audit_log')
      .select('said')
      .where('call', '=', 'dictionary.removeWord')
      .executeTakeFirstOrThrow()
    expect(said).toEqual({ id, deleted: 'कीर्तन' })
    expect(await meanings('कीर्तन')).toBe('No meaning found for this word.')
    expect((await staff.send(calls.removeWord, { id })).status).toBe(404)
    expect((await staff.send(calls.editWord, { id, word: 'a', meaning: 'b', kind: null })).status).toBe(404)
  })

  it('is restored with its id, once; an id that no word ever had is refused', async () => {
    const fields = { word: 'prasad', meaning: 'blessed food', kind: 'worship' }
    const { id } = await staff.data(calls.addWord, fields)
    await staff.data(calls.removeWord, { id })
    expect(await staff.data(calls.restoreWord, { id, ...fields })).toEqual({ id, ...fields })
    expect(await meanings('prasad')).toEqual(['blessed food'])
    expect(await staff.data(calls.editWord, { id, kind: null })).toEqual({ id, ...fields, kind: '' })
    for (const word of ['prasad', 'another'])
      expect(await staff.send(calls.restoreWord, { id, ...fields, word })).toMatchObject({
        status: 400,
        body: { message: 'This word was already restored.' },
      })
    const { id: deleted } = await staff.data(calls.addWord, { ...fields, word: 'charan' })
    await staff.data(calls.removeWord, { id: deleted })
    const taken = { word: ['The dictionary already has this word. Please change it there.'] }
    expect(await staff.send(calls.restoreWord, { ...fields, id: deleted })).toMatchObject({
      status: 422,
      body: { errors: taken },
    })
    expect((await staff.send(calls.restoreWord, { ...fields, id: deleted + 1, word: 'new' })).status).toBe(
      404,
    )
    expect((await staff.data(calls.addWord, { ...fields, word: 'new' })).id).toBeGreaterThan(deleted)
  })

  it('is unique: a second one is refused', async () => {
    await staff.data(calls.addWord, { word: 'Langar', meaning: 'लंगर', kind: null })
    const again = await staff.send(calls.addWord, { word: 'langar', meaning: 'भोजन', kind: null })
    expect(again).toMatchObject({
      status: 422,
      body: { errors: { word: ['The dictionary already has this word. Please change it there.'] } },
    })
  })

  it.each([
    ['no word', { word: ' ', meaning: 'x' }],
    ['no meaning', { word: 'x', meaning: '' }],
    ['a word too long', { word: 'x'.repeat(101), meaning: 'x' }],
  ])('with %s: 422', async (_, values) => {
    expect((await staff.send(calls.addWord, { ...values, kind: null })).status).toBe(422)
  })

  it('requires the permission', async () => {
    const other = await server.as('manage-users')
    expect((await other.send(calls.ownWords, {})).status).toBe(403)
    expect((await server.anonymous.send(calls.addWord, { word: 'x', meaning: 'y', kind: null })).status).toBe(
      401,
    )
  })
})

it('a word that is removed while it is edited is not found', async () => {
  const { id } = await staff.data(calls.addWord, { word: 'seva', meaning: 'service', kind: null })
  const { status, body } = await startBehind(
    server.db,
    (trx) => trx.deleteFrom('dictionary_pairs').where('id', '=', id).execute(),
    () => staff.send(calls.editWord, { id, word: 'seva', meaning: 'selfless service', kind: null }),
  )
  expect([status, body.message]).toEqual([404, 'There is no such word'])
})

it('own words are listed alphabetically, and found by a part of word or meaning', async () => {
  for (const [word, meaning] of [
    ['list-b', 'second'],
    ['List-a', 'first, 100%'],
  ] as const)
    await staff.data(calls.addWord, { word, meaning, kind: null })
  const words = async (word: string) => (await staff.data(calls.ownWords, { word })).map((row) => row.word)
  expect(await words('list-')).toEqual(['List-a', 'list-b'])
  expect(await words('SECOND')).toEqual(['list-b'])
  expect(await words('0%')).toEqual(['List-a'])
})

it('browsers store the words, and a change makes a new version', async () => {
  const before = await server.anonymous.data(calls.offlineWords, {})
  await staff.data(calls.addWord, { word: 'kept', meaning: 'रखा हुआ', kind: null })
  const after = await server.anonymous.data(calls.offlineWords, {})
  expect(after.version).not.toBe(before.version)
  expect(after.words).toContainEqual(['kept', 'रखा हुआ', 1])
  expect((await server.anonymous.data(calls.offlineWords, {})).version).toBe(after.version)
})

describe('the file', () => {
  it('is loaded once, and does not change own words', { timeout: 120_000 }, async () => {
    await Promise.all([loadFile(server.db), loadFile(server.db)])
    const count = async () =>
      (
        await server.db
          .selectFrom('dictionary_pairs')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('own', '=', false)
          .executeTakeFirstOrThrow()
      ).n
    expect(await count()).toBe(30_562)
    await loadFile(server.db)
    expect(await count()).toBe(30_562)
    expect(await meanings('आरती')).toContain('evening prayer with lamps')
  })

  it('may lack a side in a line, which is skipped', () => {
    expect(readLines('english\tpart_of_speech\thindi\r\na\tN\tक\r\nb\n\tN\tख\n')).toEqual([
      { word: 'a', kind: 'N', meaning: 'क' },
    ])
  })
})
