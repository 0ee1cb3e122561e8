import { beforeEach, expect, test, vi } from 'vitest'
import { connected } from '../api/client.ts'
import { watchConnection } from './connection.ts'

/** The questions that wait for an answer. */
const open = new Set<AbortSignal>()

beforeEach(() => {
  vi.useFakeTimers()
  // The browser's own has no fake clock.
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
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, lose) => {
        open.add(signal)
        signal.addEventListener('abort', () => {
          open.delete(signal)
          lose(signal.reason)
        })
      }),
  )
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

test('on a dead network at most three questions at a time ask whether the server is back', async () => {
  watchConnection()
  connected.set(false)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(open.size).toBe(0)
  await vi.advanceTimersByTimeAsync(56_000)
  expect(open.size).toBe(3)
  expect(connected.get()).toBe(false)
})
