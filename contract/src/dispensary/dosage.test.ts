import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../in-english.ts'
import { fill, type Text } from '../texts.ts'
import { dosageInWords } from './dosage.ts'
import hindi from './dosage-hi.ts'

const inHindi = ({ key, values }: Text) =>
  fill(hindi[key as keyof typeof hindi], (values ?? {}) as Record<string, string>)

test.each([
  ['1-0-1', '1 in the morning, 1 at night'],
  ['1 - 1 - 1', '1 in the morning, 1 at noon, 1 at night'],
  ['१-०-१', '1 in the morning, 1 at night'],
  ['1-1-1-1', '1 in the morning, 1 at noon, 1 in the evening, 1 at night'],
  ['½-0-½', '½ in the morning, ½ at night'],
  ['0-0-1/2', '1/2 at night'],
  ['.5-0-.5', '0.5 in the morning, 0.5 at night'],
  ['.5 tablet', '½ tablet'],
  ['.५ गोली', '½ tablet'],
  ['1.5 tab. b.d.', '1.5 tablets, twice a day'],
  ['.25ml at night', '0.25 ml, at night'],
  ['1-0-1 after food', '1 in the morning, 1 at night, after food'],
  ['TDS', '3 times a day'],
  ['b.d.', 'twice a day'],
  ['sos', 'only when needed'],
  ['1 tab. SOS', '1 tablet, only when needed'],
  ['1 tablet, 3 times a day', '1 tablet, 3 times a day'],
  ['1 tablet when needed', '1 tablet, only when needed'],
  ['1 tablet at night', '1 tablet, at night'],
  ['two spoons after food', '2 spoons, after food'],
  ['Half a tablet in the morning and at night', '½ tablet, in the morning, at night'],
  ['1 in the morning and 2 at night', '1 in the morning, 2 at night'],
  ['morning 2 tablets night 1 tablet', 'in the morning, 2 tablets, at night, 1 tablet'],
  ['morning, 2 at night', 'in the morning, 2 at night'],
  ['1 packet in 1 litre of water', '1 packet, in 1 litre of water'],
  ['5ml every 6 hours', '5 ml, every 6 hours'],
  ['1-2 drops in both eyes', '1-2 drops, in each eye'],
  ['Apply twice a day', 'apply, twice a day'],
  ['1 गोली, दिन में 3 बार', '1 tablet, 3 times a day'],
  ['दो चम्मच खाने के बाद', '2 spoons, after food'],
  ['ज़रूरत होने पर', 'only when needed'],
  ['जरूरत होने पर', 'only when needed'],
])('%j in words', (dosage, words) => {
  expect(dosageInWords(dosage)?.map(inEnglish).join(', ')).toBe(words)
})

test('the Hindi has the same parts', () => {
  expect(dosageInWords('two spoons after food')?.map(inHindi)).toEqual(['2 चम्मच', 'खाने के बाद'])
})

test.each([
  '1 drop in the eye',
  '2 drops in the right ear',
  '1 tablet with hot water',
  '30 hours before food',
  'morning 2 night 1 tablet',
  'morning 1-0-1',
])('%j is no other instruction: it stays as it was typed', (dosage) => {
  expect(dosageInWords(dosage)).toBeUndefined()
})

test.each(['', ' ', '0-0-0', '1-0', '1', 'as told', '1 tablet as told', '1 tablets2', 'nightmare', ','])(
  '%j stays as it was typed',
  (dosage) => {
    expect(dosageInWords(dosage)).toBeUndefined()
  },
)

const isUnit = (key: string) => /^\{\{amount\}\} (?!ml$)\p{L}+$/u.test(key)
/** Generates any of the texts, and a random amount where a text takes one. */
const anyText = fc
  .constantFrom(...(Object.keys(hindi) as (keyof typeof hindi)[]))
  .chain((key): fc.Arbitrary<Text> => {
    if (!key.includes('{{')) return fc.constant({ key })
    const isMany = (isUnit(key) && key.endsWith('s')) || key.includes('times')
    return fc
      .constantFrom(...(isMany ? ['5', '1-2', '2.5', '12'] : ['1', '½']))
      .map((amount) => ({ key, values: { amount } }))
  })
const someTexts = fc.array(anyText, { minLength: 1, maxLength: 5 })

test('each text is understood in both languages, in any order', () => {
  fc.assert(
    fc.property(someTexts, (texts) => {
      expect(dosageInWords(texts.map(inEnglish).join(', '))).toEqual(texts)
      expect(dosageInWords(texts.map(inHindi).join(', '))).toEqual(texts)
    }),
  )
})

test('a text with one unknown word is not translated at all', () => {
  fc.assert(
    fc.property(someTexts, someTexts, (before, after) => {
      const dosage = [...before.map(inEnglish), 'unless', ...after.map(inEnglish)].join(' ')
      expect(dosageInWords(dosage)).toBeUndefined()
    }),
  )
})

test('no text causes an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (dosage) => {
      expect(dosageInWords(dosage)?.length ?? 1).toBeGreaterThan(0)
    }),
  )
})
