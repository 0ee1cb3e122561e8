import { beforeEach, expect, test, vi } from 'vitest'
import { draftStore, isFresh } from './draft-store.ts'

const DAY = 86_400_000
const draft = { owner: 1, name: 'booking', title: 'Booking' as never, values: { phone: '98' } }
const kept = () => draftStore.known.get() ?? []

beforeEach(async () => {
  vi.useRealTimers()
  await draftStore.of(1)
  await draftStore.forget(1, 'booking')
})

test('a draft that becomes too old while the page stays open is not offered, and can be discarded', async () => {
  await draftStore.keep(draft)
  expect(kept().filter(isFresh)).toHaveLength(1)
  vi.useFakeTimers({ now: Date.now() + DAY })
  expect(kept().filter(isFresh)).toEqual([])
  await draftStore.forget(1, 'booking')
  expect(kept()).toEqual([])
})
