import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '../app/session.tsx'
import { draftsAreRead, readingsDraft, storeReadingsDraft } from './readings-draft.ts'

const month = { month: 11, year: 2026, line: 3 }
const typed = { 7: { current: 151, newMeter: false } } as never
const signIn = (id: number) => session.set({ user: { id } } as never)

beforeEach(async () => {
  vi.useRealTimers()
  signIn(1)
  await draftsAreRead()
  storeReadingsDraft(month, {})
})

test('typed readings are shown only to the person who typed them, on the same computer', () => {
  storeReadingsDraft(month, typed)
  signIn(2)
  expect(readingsDraft(month)).toEqual({})
  storeReadingsDraft(month, {})
  signIn(1)
  expect(readingsDraft(month)).toEqual(typed)
})

test('typed readings belong to their month and line, and last a day', () => {
  storeReadingsDraft(month, typed)
  expect(readingsDraft({ ...month, line: 4 })).toEqual({})
  expect(readingsDraft({ ...month, month: 10 })).toEqual({})
  vi.useFakeTimers({ now: Date.now() + 86_400_000 })
  expect(readingsDraft(month)).toEqual({})
})
