import { electrical } from '@nivas/contract/electrical/calls.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteSessionKey, STORAGE_KEY } from './session-key.ts'
import { forgetAnswers, storeAnswer, storedAnswer } from './stored-answers.ts'
import { storeValue } from './stored-value.ts'

const inBrowser = new Map<string, Map<string, Response>>()
const cacheOf = (name: string) => {
  const answers = inBrowser.get(name) ?? new Map<string, Response>()
  inBrowser.set(name, answers)
  return {
    match: async (address: string) => answers.get(address)?.clone(),
    put: async (address: string, answer: Response) => void answers.set(address, answer),
    delete: async (address: string) => answers.delete(address),
  }
}
const stored = () => [...inBrowser.values()].flatMap((answers) => [...answers.keys()])

const { readings } = electrical
const rows = [{ id: 1, name: 'Asha Rao' }]
const DAY = 86_400_000

beforeEach(() => {
  inBrowser.clear()
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => inBrowser.delete(name),
  })
  storeValue(STORAGE_KEY, 'key')
})
afterEach(() => {
  deleteSessionKey()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an answer is stored until the user signs out', async () => {
  await storeAnswer(readings, rows, '2026-11.1')
  expect(await storedAnswer(readings, '2026-11.1')).toEqual(rows)
  await forgetAnswers()
  expect(await storedAnswer(readings, '2026-11.1')).toBeUndefined()
})

it('an answer that arrives after the sign-out is not stored', async () => {
  deleteSessionKey()
  await forgetAnswers()
  await storeAnswer(readings, rows, '2026-11.1')
  expect(stored()).toEqual([])
})

it('an answer that is older than any session is deleted when it is read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await storeAnswer(readings, rows, '2026-11.1')
  vi.setSystemTime(Date.now() + 8 * DAY)
  expect(await storedAnswer(readings, '2026-11.1')).toBeUndefined()
  expect(stored()).toEqual([])
})

it('an answer from a clock that was far ahead is deleted when it is read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await storeAnswer(readings, rows, '2026-11.1')
  vi.setSystemTime(Date.now() - 300 * DAY)
  expect(await storedAnswer(readings, '2026-11.1')).toBeUndefined()
  expect(stored()).toEqual([])
})
