import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftJournal } from './draft-journal.ts'

const change = { forget: { owner: 1, name: 'booking', at: 5 } }

beforeEach(() => {
  const storage = {}
  const method = (value: unknown) => ({ value })
  Object.defineProperties(storage, {
    getItem: method((key: string) => (storage as Record<string, string>)[key] ?? null),
    setItem: method((key: string, text: string) => Object.assign(storage, { [key]: text })),
    removeItem: method((key: string) => delete (storage as Record<string, string>)[key]),
  })
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('damaged notes are dropped, and hold up no other', () => {
  const damaged = ['', '{"keep":{"owner":1,"na', '5', 'null', '{}', '{"keep":null}', '{"keep":{"owner":"1"}}']
  for (const [at, text] of damaged.entries()) localStorage.setItem(`nivas.draft.1.${at}`, text)
  draftJournal.begin(change)
  expect(draftJournal.unfinished()).toEqual([change])
  expect(Object.keys(localStorage)).toEqual(['nivas.draft.1.booking'])
})
