import { expect, test } from 'vitest'
import { dosageInWords } from './dosage.ts'

const keys = (dosage: string) =>
  dosageInWords(dosage)?.map(({ key, values }) => key.replace('{{amount}}', String(values?.amount)))

test.each([
  ['1-0-1', ['1 in the morning', '1 at night']],
  ['1 - 1 - 1', ['1 in the morning', '1 at noon', '1 at night']],
  ['½-0-½', ['½ in the morning', '½ at night']],
  ['0-0-1/2', ['1/2 at night']],
  ['TDS', ['3 times a day']],
  ['b.d.', ['twice a day']],
  ['sos', ['only when needed']],
  ['1 tablet, 3 times a day', undefined],
  ['0-0-0', undefined],
  ['1-0', undefined],
  ['', undefined],
])('%j in words', (dosage, words) => {
  expect(keys(dosage)).toEqual(words)
})
