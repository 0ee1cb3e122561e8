import { expect, test } from 'vitest'
import { createStray } from './stray.ts'

/** Types a text into a field that holds `value`, one key every `ms`. Returns what was recognised first. */
function type(text: string, ms: number, takesSigns = false) {
  const stray = createStray<string>({ takesSigns })
  const value = '98'
  let [at, now] = [1_000, value]
  for (const char of text) {
    const code = stray.key(char, at, 'mobile', now)
    if (code) return { ...code, keys: now.length - value.length + 1 }
    now += char
    at += ms
  }
  return undefined
}

test('a card’s code is recognised before it ends, even in a field with an earlier value', () => {
  expect(type('2374971804270526477833002468', 8)).toMatchObject({
    before: '98',
    text: '2374971804270526',
    keys: 16,
  })
  // Even when a busy PC handles the next key late.
  for (const ms of [8, 300])
    expect(type('<?xml version="1.0"?>', ms)).toMatchObject({ before: '98', text: '<', keys: 1 })
})

test('in fields that take signs, the sign of a measurement is not a code', () => {
  for (const text of ['<', 'BP <90/60', 'Hb < 8']) expect(type(text, 8, true)).toBeUndefined()
  expect(type('<?xml version="1.0"?>', 8, true)).toMatchObject({ before: '98', text: '<?', keys: 2 })
})

test('typed numbers are not codes, however long they are: a hand pauses between keys', () => {
  expect(type('2374971804270526477833002468', 80)).toBeUndefined()
  expect(type('919876543210', 8)).toBeUndefined()
  expect(type('Ramesh Kumar Agnihotri of Agra', 8)).toBeUndefined()
})

test('keys in two fields belong to two bursts', () => {
  const stray = createStray<string>()
  for (let at = 0; at < 15; at += 1) expect(stray.key('1', at, 'gents', '')).toBeUndefined()
  expect(stray.key('1', 16, 'ladies', '')).toBeUndefined()
})

/** Types a text, one key every `ms`, and then Enter. */
function scanned(text: string, ms: number, pause = ms, field = 'address') {
  const stray = createStray<string>()
  let at = 1_000
  for (const char of text) {
    stray.key(char, at, 'address', 'Garden Road')
    at += ms
  }
  return stray.enter(at - ms + pause, field)
}

test('a short code is recognised by the Enter that ends it', () => {
  expect(scanned('UPW-100107', 8)).toMatchObject({ before: 'Garden Road', text: 'UPW-100107' })
  expect(scanned('UPW-100107', 8, 200)).toMatchObject({ text: 'UPW-100107' })
})

test('without short codes, Enter ends only a long code', () => {
  const stray = createStray<string>()
  const ends = (code: string) => {
    for (const [at, char] of [...code].entries()) stray.key(char, at, 'phone', '98')
    return stray.enter(code.length, 'phone', false)
  }
  expect(ends('2374971804270526477833002468')).toMatchObject({ before: '98' })
  stray.forget()
  expect(ends('5087525466')).toBeUndefined()
})

test('Enter after typing does not end a code: a hand is slower, and words have no digits', () => {
  expect(scanned('UPW-100107', 80)).toBeUndefined()
  expect(scanned('UPW-100107', 8, 400)).toBeUndefined()
  expect(scanned('Garden Road', 8)).toBeUndefined()
  expect(scanned('1001', 8)).toBeUndefined()
  expect(scanned('UPW-100107', 8, 8, 'first name')).toBeUndefined()
})

test('all of a long code belongs to its burst, even after a line end within it', () => {
  const stray = createStray<string>({ takesSigns: true })
  const code = '<?xml\n<uid/>'
  const of = [...code].map((char, place) =>
    char === '\n' ? stray.enter(place * 8, 'address') : stray.key(char, place * 8, 'address', ''),
  )
  expect(of.slice(1).every((burst) => burst?.began === 0)).toBe(true)
})
