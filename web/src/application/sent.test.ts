import { beforeEach, expect, test, vi } from 'vitest'
import { keepSent, sentFromHere } from './sent.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('the number of the last application that was sent is known for a day', () => {
  keepSent('A26-000122', 0)
  keepSent('A26-000123', 1)
  expect(sentFromHere(86_400_000)).toEqual({ at: 1, number: 'A26-000123' })
  expect(sentFromHere(86_400_001)).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('a number that was stored while the clock of the phone was ahead does not stay for years', () => {
  keepSent('A26-000123', 86_400_000)
  expect(sentFromHere(1)).toBeDefined()
  expect(sentFromHere(0)).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('a text that is not the number of an application is ignored', () => {
  for (const other of ['', '{', '[]', '{"at":1}', '{"number":"A26-000123"}']) {
    stored.set('nivas.application-sent', other)
    expect(sentFromHere(2)).toBeUndefined()
  }
})
