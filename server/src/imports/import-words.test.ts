import { dictionary as calls } from '@nivas/contract/dictionary/calls.ts'
import { meaningsIn } from '@nivas/contract/dictionary/schemas.ts'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'
import { check, counts, csv, problemsOf, run, xlsx } from './testing/import-file.ts'

const server = useServer()
let staff: Client
beforeAll(async () => {
  staff = await server.as('manage-dictionary')
})

const file = (...rows: string[]) => csv(rows.join('\n'))
const meanings = async (word: string) => {
  const { body } = await server.anonymous.send(calls.searchMeaning, { word })
  return body.success ? meaningsIn(body.data.wordmeaning) : body.error
}

it('adds and changes words of the venue, which are found in both directions; a repeat changes nothing', async () => {
  const first = file('Word,Meaning,Kind', 'आरती,"evening prayer, arti",worship', 'Pangat,पंगत,')
  expect(counts(await run(staff, 'words', first))).toEqual([2, 0, 0])
  expect(await meanings('आरती')).toEqual(['evening prayer', 'arti'])
  expect(await meanings('पंगत')).toEqual(['Pangat'])
  expect(counts(await run(staff, 'words', first))).toEqual([0, 0, 2])
  // A file without the column of kinds leaves the kinds unchanged.
  const changed = file('शब्द,अर्थ', 'आरती,hymn with lamps')
  expect(counts(await run(staff, 'words', changed))).toEqual([0, 1, 0])
  expect(await meanings('आरती')).toEqual(['hymn with lamps'])
  expect(await meanings('arti')).not.toContain('आरती')
  expect(await staff.data(calls.ownWords, { word: 'आरती' })).toMatchObject([{ kind: 'worship' }])
})

it('reads a spreadsheet too, in any case of the word', async () => {
  const sheet = await xlsx([
    ['Word', 'Meaning', 'Kind'],
    ['PANGAT', 'row of people who eat together', 'noun'],
  ])
  expect(counts(await run(staff, 'words', sheet))).toEqual([0, 1, 0])
  expect(await meanings('pangat')).toEqual(['row of people who eat together'])
})

it('reports missing words or meanings, words that are too long, and repeated words', async () => {
  const checked = await check(
    staff,
    'words',
    file('Word,Meaning', ',x', 'Seva,', `${'क'.repeat(101)},x`, 'Langar,लंगर', 'langar,भोजन'),
  )
  expect(await problemsOf(staff, checked)).toEqual([
    [2, 'Word', '', 'This is a required field'],
    [3, 'Meaning', '', 'This is a required field'],
    [4, 'Word', expect.any(String), expect.stringContaining('100')],
    [6, 'Word', 'langar', 'Row 5 already has this word'],
  ])
  expect(await meanings('langar')).toBe('No meaning found for this word.')
})

it('requires the permission', async () => {
  const other = await server.as('manage-users')
  await expect(check(other, 'words', file('Word,Meaning', 'a,b'))).rejects.toThrow('403')
})
