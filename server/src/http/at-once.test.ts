import { expect, it, vi } from 'vitest'
import { atOnce } from './at-once.ts'
import { tooBusy } from './refusal.ts'

const of = (most: number, waitMs = 60_000) => atOnce(most, waitMs, () => tooBusy(5))

/** Requests an amount, and records `name` when it is granted. */
function asking(take: ReturnType<typeof of>) {
  const started: string[] = []
  const ask = (name: string, amount: number, gone?: AbortSignal) =>
    take(amount, gone).then((free) => {
      started.push(name)
      return free
    })
  return { started, ask }
}

it('grants what is free, and the rest in the order of the requests', async () => {
  const { started, ask } = asking(of(10))
  const [first, second] = [await ask('a', 6), await ask('b', 4)]
  const third = ask('c', 5)
  const fourth = ask('d', 1)
  second()
  // A second call of the same function frees nothing.
  second()
  expect(started).toEqual(['a', 'b'])
  first()
  await Promise.all([third, fourth])
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})

it('grants everything to a request for more than there is, once nothing else is in use', async () => {
  const { started, ask } = asking(of(10))
  const free = await ask('a', 50)
  const other = ask('b', 1)
  free()
  await other
  expect(started).toEqual(['a', 'b'])
})

it('refuses a request that waited too long or whose caller is gone, and goes on with the next one', async () => {
  vi.useFakeTimers()
  const { started, ask } = asking(of(10, 1_000))
  const gone = new AbortController()
  await ask('a', 6)
  const [late, left] = [ask('b', 5), ask('c', 5, gone.signal)]
  const refused = Promise.all([
    expect(late).rejects.toMatchObject({ status: 503, retryAfter: 5 }),
    expect(left).rejects.toMatchObject({ status: 503 }),
  ])
  gone.abort()
  const small = ask('d', 4)
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all([refused, small])
  expect(started).toEqual(['a', 'd'])
  vi.useRealTimers()
})
