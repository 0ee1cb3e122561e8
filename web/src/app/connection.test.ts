import { beforeEach, expect, test, vi } from 'vitest'
import { connected } from '../api/client.ts'
import { watchConnection } from './connection.ts'

/** The requests that wait for an answer. */
const open = new Set<AbortSignal>()

/** Whether the network is back for new requests. Lost requests stay lost. */
let isBack = false

let isWatched = false

beforeEach(() => {
  vi.useFakeTimers()
  // The browser's `AbortSignal.timeout` does not use the fake clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const patience = new AbortController()
    setTimeout(() => patience.abort(new DOMException('No answer', 'TimeoutError')), ms)
    return patience.signal
  })
  vi.stubGlobal('window', {
    addEventListener: vi.fn(),
    setInterval: (...given: Parameters<typeof setInterval>) => setInterval(...given),
    clearInterval: (timer: number) => clearInterval(timer),
  })
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    if (isBack) return new Response(JSON.stringify({ success: true, data: {} }))
    return new Promise((_, lose) => {
      open.add(signal)
      signal.addEventListener('abort', () => {
        open.delete(signal)
        lose(signal.reason)
      })
    })
  })
  if (!isWatched) watchConnection()
  isWatched = true
  return () => {
    connected.set(true)
    isBack = false
    open.clear()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

test('on a dead network at most three requests at a time ask whether the server is back', async () => {
  connected.set(false)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(open.size).toBe(0)
  await vi.advanceTimersByTimeAsync(56_000)
  expect(open.size).toBe(3)
  expect(connected.get()).toBe(false)
})

test('a request that was lost before the network came back does not report a lost connection later', async () => {
  const changes: boolean[] = []
  const stop = connected.subscribe(() => changes.push(connected.get()))
  connected.set(false)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(open.size).toBe(2)
  isBack = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open.size).toBe(0)
  expect(changes).toEqual([false, true])
  stop()
})
