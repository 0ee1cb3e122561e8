import { expect, test, vi } from 'vitest'
import { draftStore } from './draft-store.ts'

const disk = vi.hoisted(() => ({ isFull: false, open: 0 }))

/** Stands for the browser's database, on a disk that may be full. */
vi.mock('idb', () => {
  const answer = async () => {
    if (disk.isFull) throw new DOMException('full', 'QuotaExceededError')
  }
  const store = { get: async () => undefined, put: answer, delete: answer }
  return {
    openDB: async () => {
      disk.open += 1
      return {
        getAll: async () => [],
        transaction: () => ({ store, done: Promise.resolve() }),
        close: () => {
          disk.open -= 1
        },
      }
    },
  }
})

test('a draft that a full disk cannot store leaves no connection open, and stays on the page', async () => {
  await draftStore.of(1)
  disk.isFull = true
  for (const phone of ['9', '98', '987'])
    await draftStore.keep({ owner: 1, name: 'booking', title: 'Booking' as never, values: { phone } })
  expect(disk.open).toBe(0)
  expect(draftStore.find(1, 'booking')?.values).toEqual({ phone: '987' })
})
