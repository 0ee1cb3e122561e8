import { expect, test } from 'vitest'
import { createStray } from './stray.ts'

/** Types a text into a field that held `value`, a key every `ms`; returns what was recognised first. */
function type(text: string, ms: number, value = '98') {
  const stray = createStray<string>()
  let [at, now] = [1_000, value]
  for (const char of text) {
    const code = stray.key(char, at, 'mobile', now)
    if (code) return { ...code, keys: now.length - value.length + 1 }
    now += char
    at += ms
  }
  return undefined
}

test('a code of a card is recognised before it ends; the field had something before', () => {
  expect(type('2374971804270526477833002468', 8)).toMatchObject({
    before: '98',
    text: '2374971804270526',
    keys: 16,
  })
  expect(type('<?xml version="1.0"?>', 8)).toMatchObject({ before: '98', keys: 1 })
})

test('typed numbers are none, however long: a hand pauses between keys', () => {
  expect(type('2374971804270526477833002468', 80)).toBeUndefined()
  expect(type('919876543210', 8)).toBeUndefined()
  expect(type('Ramesh Kumar Agnihotri of Agra', 8)).toBeUndefined()
})

test('keys in two fields are two bursts', () => {
  const stray = createStray<string>()
  for (let at = 0; at < 15; at += 1) expect(stray.key('1', at, 'gents', '')).toBeUndefined()
  expect(stray.key('1', 16, 'ladies', '')).toBeUndefined()
})
