import { afterEach, expect, it, vi } from 'vitest'
import { storeWords } from './offline-words.ts'

const DAY = 86_400_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('words are fetched again after a day, and when a clock that was far ahead has stored them', async () => {
  let stored: Response | undefined
  const cache = {
    match: async () => stored?.clone(),
    put: async (_address: string, answer: Response) => {
      stored = answer
    },
  }
  vi.stubGlobal('caches', { open: async () => cache })
  const server = vi.fn(async () => Response.json({ success: true, data: { words: [] } }))
  vi.stubGlobal('fetch', server)
  vi.useFakeTimers({ toFake: ['Date'] })
  const fetchedAfter = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    await storeWords()
    return server.mock.calls.length
  }
  expect(await fetchedAfter(0)).toBe(1)
  expect(await fetchedAfter(DAY / 2)).toBe(1)
  expect(await fetchedAfter(DAY)).toBe(2)
  expect(await fetchedAfter(-300 * DAY)).toBe(3)
})
