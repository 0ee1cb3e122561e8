import { reservations } from '@nivas/contract/reservations/calls.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { keyOf } from './key.ts'
import { makeAllStale, makeStale } from './make-stale.ts'

test('a first answer that was loading during a write is requested again', async () => {
  const client = new QueryClient()
  const [before, after] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const queryFn = vi.fn(() => after.promise).mockReturnValueOnce(before.promise)
  const list = new QueryObserver(client, { queryKey: keyOf(reservations.list, {}), queryFn })
  const stop = list.subscribe(() => {})
  makeStale(client, reservations.list)
  before.resolve('before the write')
  after.resolve('after the write')
  await vi.waitFor(() => expect(list.getCurrentResult().isFetching).toBe(false))
  expect(list.getCurrentResult().data).toBe('after the write')
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

test('when the server is back a list is read again, but not the answer that a form opened with', async () => {
  const client = new QueryClient()
  type Options = { staleTime?: number; gcTime?: number; refetchOnWindowFocus?: boolean }
  const watch = (name: string, options: Options, queryFn = vi.fn(async () => name)) => {
    const observer = new QueryObserver(client, { queryKey: [name], queryFn, retry: false, ...options })
    return { queryFn, stop: observer.subscribe(() => {}), result: () => observer.getCurrentResult() }
  }
  const list = watch('list', {})
  const form = watch('form', { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  const noted = watch('noted', { refetchOnWindowFocus: false })
  const lost = watch(
    'a form without its answer',
    { staleTime: Number.POSITIVE_INFINITY },
    vi.fn(async () => 'read').mockRejectedValueOnce(new Error('lost')),
  )
  const all = [list, form, noted, lost]
  await vi.waitFor(() => expect(all.every(({ result }) => !result().isFetching)).toBe(true))
  await makeAllStale(client)
  expect(all.map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([2, 1, 1, 2])
  for (const { stop } of all) stop()
})
