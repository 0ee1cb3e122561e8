import { dictionary as calls } from '@nivas/contract/dictionary/calls.ts'
import { meaningsIn } from '@nivas/contract/dictionary/schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { loadFile } from './index.ts'

const server = useServer()

const own = [
  ['सेवा', 'selfless service, work given without reward'],
  ['सत्संग', 'gathering in the company of truth'],
  ['प्रसाद', 'blessed food, grace'],
  ['शांति', 'peace of mind'],
  ['भक्ति', 'devotion, loving worship'],
] as const

beforeAll(async () => {
  await loadFile(server.db)
  const staff = await server.as('manage-dictionary')
  for (const [word, meaning] of own) await staff.data(calls.addWord, { word, meaning, kind: 'venue' })
})

const ask = (word: string) => server.anonymous.send(calls.searchMeaning, { word })
const found = async (word: string) => {
  const { status, body } = await ask(word)
  if (!body.success)
    return { status, word: '', meanings: [], near: (body.data as { near: { word: string }[] }).near }
  expect(body.wordmeaning).toEqual(body.data.wordmeaning)
  const { wordmeaning, near } = body.data
  return { status, word: wordmeaning.word, meanings: meaningsIn(wordmeaning), near }
}

describe('a lookup of a word', () => {
  it.each([
    ['सेवा', 'सेवा', 'selfless service'],
    ['seva', 'सेवा', 'selfless service'],
    ['satsang', 'सत्संग', 'gathering in the company of truth'],
    ['prashad', 'प्रसाद', 'blessed food'],
    ['Prasaad', 'प्रसाद', 'blessed food'],
    ['service', 'service', 'सेवा'],
    ['भक्ति', 'भक्ति', 'devotion'],
    ['bhakti', 'भक्ति', 'devotion'],
    ['peace', 'peace', 'अमन'],
    [' PEACE ', 'peace', 'चैन'],
    ['शांति', 'शांति', 'quiet'],
    ['शान्ति', 'शांति', 'coolness'],
    ['shanti', 'शांति', 'peace of mind'],
    ['grace', 'grace', 'प्रसाद'],
    ['पानी', 'पानी', 'water'],
    ['पानि', 'पानी', 'water'],
    ['ज़मीन', 'जमीन', 'going'],
  ])('%s as %s', async (asked, word, meaning) => {
    const answer = await found(asked)
    expect(answer).toMatchObject({ status: 200, word })
    expect(answer.meanings).toContain(meaning)
    expect(answer.meanings.length).toBeLessThanOrEqual(10)
  })

  it("returns the venue's own meaning first, then those of the file", async () => {
    const { meanings } = await found('सेवा')
    expect(meanings.slice(0, 2)).toEqual(['selfless service', 'work given without reward'])
    expect(meanings).toContain('service')
  })

  it('returns near words with the same beginning', async () => {
    const { near } = await found('peace')
    expect(near.map(({ word }) => word)).toContain('peaceful')
  })
})

describe('a word that the dictionary does not have', () => {
  it.each(['peice', 'devotoin', 'शांतीी', 'sevaसेवा', 'शान्तिx', 'xq', '😀', '%', "''", 'zzzzzzzzzzzz'])(
    '%s: 400',
    async (word) => {
      const { status, body } = await ask(word)
      expect(status).toBe(400)
      expect(body).toMatchObject({ success: false, error: 'No meaning found for this word.' })
    },
  )

  it('returns near words', async () => {
    const { near } = await found('devotoin')
    expect(near.map(({ word }) => word)).toContain('devotion')
    expect(near.length).toBeLessThanOrEqual(10)
  })

  it.each([
    ['सत्सङगं', 'सत्संग'],
    ['प्ररसाद', 'प्रसाद'],
    ['भक्तिx', 'भक्ति'],
    ['shervice', 'service'],
    ['recieve', 'receive'],
    ['knowlege', 'knowledge'],
    ['strenth', 'strength'],
    ['satsan', 'सत्संग'],
  ])('%s: near %s, by its consonants or its beginning', async (asked, word) => {
    const { near } = await found(asked)
    expect(near.map((one) => one.word)).toContain(word)
  })
})

it('a Hindi word gets only Hindi words, and not just any word that ends in a long a', async () => {
  const { near } = await found('सेवाएं')
  expect(near[0]?.word).toBe('सेवा')
  expect(near.map(({ word }) => word)).not.toContain('seven')
  const { body } = await ask('चाँद')
  expect(body).toMatchObject({ success: false, error: 'No meaning found for this word.' })
})

describe('the input is refused:', () => {
  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['signs without a width', '\u200b\u200d '],
    ['13 Latin letters', 'a'.repeat(13)],
    ['13 Hindi letters', 'क'.repeat(13)],
    ['100 kB', 'क'.repeat(34_000)],
    ['letters that cannot be stored', 'a\0b'],
  ])('%s: 422', async (_, word) => {
    const { status, body } = await ask(word)
    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, errors: { word: [expect.any(String)] } })
  })

  it('but not for 12 characters that consist of more signs', async () => {
    expect((await ask('अंतर्राष्ट्रीय')).status).not.toBe(422)
  })
})

it('a lookup is not audited', async () => {
  await ask('peace')
  await ask('devotoin')
  const audited = await server.db.selectFrom('audit_log').select('call').execute()
  expect(audited.map(({ call }) => call)).not.toContain('dictionary.searchMeaning')
})
