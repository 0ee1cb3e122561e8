import { reservations } from '@nivas/contract/reservations/calls.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { keyOf } from './key.ts'
import { makeStale } from './make-stale.ts'

test('a first answer that was on its way during a write is asked for anew', async () => {
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
