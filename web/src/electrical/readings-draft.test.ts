import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '../app/session.tsx'
import { readingsDraft, storeReadingsDraft } from './readings-draft.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.useRealTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const signIn = (id: number) => session.set({ user: { id } } as never)
const month = { month: 11, year: 2026, line: 3 }
const typed = { 7: { current: 151, newMeter: false } } as never

test('readings that one person typed are shown to that person alone, on the same computer', () => {
  signIn(1)
  storeReadingsDraft(month, typed)
  signIn(2)
  expect(readingsDraft(month)).toEqual({})
  storeReadingsDraft(month, {})
  signIn(1)
  expect(readingsDraft(month)).toEqual(typed)
})

test('typed readings belong to their month and line, and last a day', () => {
  signIn(1)
  storeReadingsDraft(month, typed)
  expect(readingsDraft({ ...month, line: 4 })).toEqual({})
  expect(readingsDraft({ ...month, month: 10 })).toEqual({})
  vi.useFakeTimers({ now: Date.now() + 86_400_000 })
  expect(readingsDraft(month)).toEqual({})
})

test('a draft that cannot be read is none', () => {
  signIn(1)
  storeReadingsDraft(month, typed)
  for (const key of stored.keys()) stored.set(key, '{')
  expect(readingsDraft(month)).toEqual({})
})
