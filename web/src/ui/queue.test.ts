import { afterEach, expect, test, vi } from 'vitest'
import { makeQueue } from './queue.ts'

afterEach(() => vi.unstubAllGlobals())

test('tasks run one after the other, and a failed task is reported and does not stop the next', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const queue = makeQueue()
  const done: string[] = []
  const failure = new Error('first')
  queue.add(async () => {
    await Promise.resolve()
    throw failure
  })
  queue.add(() => {
    done.push('second')
    queue.add(() => done.push('third'))
  })
  expect(queue.isEmpty()).toBe(false)
  await queue.settled()
  expect(done).toEqual(['second', 'third'])
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure)
  expect(queue.isEmpty()).toBe(true)
})
