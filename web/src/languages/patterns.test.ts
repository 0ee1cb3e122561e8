import { expect, test } from 'vitest'
import { matchPattern } from './patterns.ts'

const catalogue = {
  'Room {{room}} ({{building}}, floor {{floor}}) has just been taken for these dates.':
    'कमरा {{room}} ({{building}}, मंज़िल {{floor}}) अभी-अभी ले लिया गया है।',
  'Room {{room}} is gone.': 'कमरा {{room}} नहीं रहा।',
  'Room {{room}} is gone. {{more}}': '{{more}} — कमरा {{room}} नहीं रहा।',
  '{{a}}: {{b}}': 'too general to be a pattern',
}

test('a text that carries its values is found under its key with places', () => {
  const said = 'Room 12 (Building A, floor 1) has just been taken for these dates.'
  expect(matchPattern(catalogue, said)).toBe('कमरा 12 (Building A, मंज़िल 1) अभी-अभी ले लिया गया है।')
})

test('the key with more fixed text wins, and values may change their order', () => {
  expect(matchPattern(catalogue, 'Room 7 is gone.')).toBe('कमरा 7 नहीं रहा।')
  expect(matchPattern(catalogue, 'Room 7 is gone. Sorry')).toBe('Sorry — कमरा 7 नहीं रहा।')
})

test('values keep signs that mean something to patterns and to replacement', () => {
  const said = 'Room $& (A+B (new), floor .*) has just been taken for these dates.'
  expect(matchPattern(catalogue, said)).toBe('कमरा $& (A+B (new), मंज़िल .*) अभी-अभी ले लिया गया है।')
})

test('what no key says is not found, and a key of places alone finds nothing', () => {
  expect(matchPattern(catalogue, 'Something else')).toBeUndefined()
  expect(matchPattern(catalogue, 'Anything: at all')).toBeUndefined()
})
