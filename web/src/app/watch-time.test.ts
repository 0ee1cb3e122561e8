import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { connected } from '../api/client.ts'
import { keyOf } from '../api/key.ts'
import { watchTime } from './watch-time.ts'

const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    connected.set(true)
    vi.useRealTimers()
  }
})

/** A list that is on the screen. */
async function shown() {
  const client = new QueryClient()
  client.mount()
  watchTime(client)
  const read = vi.fn(async () => 'read')
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn: read }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).toHaveBeenCalledTimes(1)
  const end = () => {
    stop()
    client.unmount()
  }
  const setToday = (today: string) =>
    client.setQueryData(keyOf(thisVenue, {}), { success: true, data: { today } })
  return { read, setToday, end }
}

test('the screen is read again when the computer has slept, and not because time passes', async () => {
  const { read, end } = await shown()
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(read).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 8 * HOUR)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(read).toHaveBeenCalledTimes(2)
  end()
})

test('the screen is read again when the venue’s day has ended', async () => {
  const { read, setToday, end } = await shown()
  setToday('2026-11-21')
  setToday('2026-11-21')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).toHaveBeenCalledTimes(1)
  setToday('2026-11-22')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).toHaveBeenCalledTimes(2)
  end()
})

test('without a connection the screen is not read until it is back', async () => {
  const { read, setToday, end } = await shown()
  setToday('2026-11-21')
  connected.set(false)
  setToday('2026-11-22')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).toHaveBeenCalledTimes(1)
  end()
})
