import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { urgent, whenNothingIsUrgent } from './urgent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is for later waits for a download that begins within two seconds, and for two more after its end', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = vi.fn()
  whenNothingIsUrgent().then(done)
  await vi.advanceTimersByTimeAsync(1_000)
  urgent(promise)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done).not.toHaveBeenCalled()
  resolve()
  await vi.advanceTimersByTimeAsync(1_900)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toHaveBeenCalled()
})

test('a download that fails ends the wait, and fails for the one who asked for it', async () => {
  const failing = urgent(Promise.reject(new Error('no network')))
  await expect(failing).rejects.toThrow('no network')
  const done = vi.fn()
  whenNothingIsUrgent().then(done)
  await vi.advanceTimersByTimeAsync(2_100)
  expect(done).toHaveBeenCalled()
})
