import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let urgent: typeof import('./urgent.ts').urgent
let whenNothingIsUrgent: typeof import('./urgent.ts').whenNothingIsUrgent

// The clock of each test starts again, and so does the time of the last end.
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  ;({ urgent, whenNothingIsUrgent } = await import('./urgent.ts'))
})
afterEach(() => void vi.useRealTimers())

test('fetching in advance waits for a download that begins within two seconds, and for two more after its end', async () => {
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

test('fetching in advance waits for two seconds without downloads, however short each download is', async () => {
  const done = vi.fn()
  whenNothingIsUrgent().then(done)
  for (let answers = 0; answers < 5; answers += 1) {
    await vi.advanceTimersByTimeAsync(1_500)
    await urgent(Promise.resolve())
  }
  await vi.advanceTimersByTimeAsync(1_900)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toHaveBeenCalled()
})

test('a download that fails ends the wait, and fails for its caller', async () => {
  const failing = urgent(Promise.reject(new Error('no network')))
  await expect(failing).rejects.toThrow('no network')
  const done = vi.fn()
  whenNothingIsUrgent().then(done)
  await vi.advanceTimersByTimeAsync(2_100)
  expect(done).toHaveBeenCalled()
})
