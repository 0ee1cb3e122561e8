import { expect, it } from 'vitest'
import { CallFailure, genericText } from '../api/failure.ts'
import { counted } from './counted.ts'
import { createDesk } from './desk.ts'
import type { Job } from './send.ts'

/** Makes a server that counts the prints of each receipt by their keys. The answers of `lost` do not arrive. */
function counting(lost: number) {
  const keys = new Map<string, string[]>()
  let left = lost
  return (ticketid: string) =>
    counted(async (key) => {
      const known = keys.get(ticketid) ?? []
      if (!known.includes(key)) known.push(key)
      keys.set(ticketid, known)
      left -= 1
      if (left >= 0) throw new CallFailure(0, genericText.away)
      return {
        receipt: { receiptType: 'bookcentre' as const, ticketid, products: [] },
        print: { number: known.indexOf(key) + 1, printed_at: '2026-11-21T08:35:00Z' },
      }
    })
}

const deskOf = () => {
  const jobs: Job[] = []
  const desk = createDesk(
    () => {},
    async (job) => {
      jobs.push(job)
      return { outcome: 'printed', message: '' }
    },
  )
  return { desk, jobs }
}

it('a print whose answer was lost is counted once, even if another receipt was printed in between', async () => {
  const { desk, jobs } = deskOf()
  const print = counting(2)
  const head = { language: 'en' } as const
  await desk.print(print('BC-0001-001'), head)
  await desk.print(print('BC-0001-002'), head)
  await desk.print(print('BC-0001-003'), head)
  await desk.again()
  expect(jobs.map((job) => job.print?.number)).toEqual([1, 1, 1])
})

it('a receipt that is printed again has a new key, because it is the second print', async () => {
  const { desk, jobs } = deskOf()
  await desk.print(counting(0)('BC-0001-001'), { language: 'en' })
  await desk.again()
  expect(jobs.map((job) => job.print?.number)).toEqual([1, 2])
})
