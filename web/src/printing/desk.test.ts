import { say } from '@nivas/contract/texts.ts'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '../api/failure.ts'
import { createDesk, type Outcome, type Source } from './desk.ts'
import type { Job, Sent } from './send.ts'

const outcome = (of: Sent['outcome']): Sent => ({ outcome: of, message: '' })

/** Makes a desk whose print service gives these answers, one after the other. */
function deskThatHears(...outcomes: Sent['outcome'][]) {
  const jobs: Job[] = []
  const heard: Outcome['outcome'][] = []
  const desk = createDesk(
    (sent) => heard.push(sent.outcome),
    async (job) => {
      jobs.push(job)
      return outcome(outcomes.shift() ?? 'printed')
    },
  )
  const print = (source: Source = { receiptType: 'test' }, isCopy?: boolean) =>
    desk.print(source, { language: 'hi' }, isCopy)
  return { desk, jobs, heard, print }
}

describe('Re-Print', () => {
  it.each(['lost', 'not printed'] as const)(
    'sends the same job when it was %s, so that it prints once',
    async (first) => {
      const { desk, jobs, heard, print } = deskThatHears(first)
      await print()
      expect(desk.state.get().failed).toHaveLength(1)
      await desk.again()
      expect(jobs[1]).toEqual(jobs[0])
      expect(jobs[0]).toMatchObject({ copy: false, language: 'hi', receipt: { receiptType: 'test' } })
      expect(heard).toEqual([first, 'printed'])
      expect(desk.state.get()).toMatchObject({ failed: [], printing: 0 })
    },
  )

  it.each(['unsure', 'printed'] as const)('prints a duplicate when the first was %s', async (first) => {
    const { desk, jobs, print } = deskThatHears(first)
    await print()
    await desk.again()
    expect(jobs[1]).toMatchObject({ copy: true, receipt: { receiptType: 'test' } })
    expect(jobs[1]?.jobId).not.toBe(jobs[0]?.jobId)
  })

  it('sends all failed receipts again, in their order, and keeps those that fail again', async () => {
    const { desk, jobs, print } = deskThatHears('lost', 'lost', 'printed', 'lost')
    await print()
    await print()
    await desk.again()
    expect(jobs.map((job) => job.jobId)).toEqual([0, 1, 0, 1].map((at) => jobs[at]?.jobId))
    expect(desk.state.get().failed.map(({ task }) => task.job)).toEqual([jobs[1]])
  })

  it('has nothing left to send once another print of the same receipt has succeeded', async () => {
    const { desk, print } = deskThatHears('lost', 'lost', 'printed')
    const receipt = (ticketid: string) => ({ receiptType: 'bookcentre' as const, ticketid, products: [] })
    await print(receipt('BC-0031-001'))
    await print(receipt('BC-0031-002'))
    await print(receipt('BC-0031-002'), true)
    expect(desk.state.get().failed.map(({ task }) => task.job?.receipt)).toEqual([receipt('BC-0031-001')])
  })

  it('sends the twenty that failed last, after hours without a print service', async () => {
    const { desk, jobs, print } = deskThatHears(...Array(50).fill('lost'))
    for (let at = 0; at < 50; at += 1) await print()
    await desk.again()
    expect(jobs.slice(50).map((job) => job.jobId)).toEqual(jobs.slice(30, 50).map((job) => job.jobId))
  })

  it('does nothing before a first print', async () => {
    const { desk, jobs } = deskThatHears()
    await desk.again()
    expect(jobs).toEqual([])
  })
})

it('a print that no server counts is a copy if the counter says so', async () => {
  const { jobs, print } = deskThatHears()
  await print()
  await print({ receiptType: 'test' }, true)
  expect(jobs.map(({ copy }) => copy)).toEqual([false, true])
})

describe('a receipt whose prints are counted', () => {
  /** Makes a server that counts prints, and whose answers are lost a number of times. */
  const counting = (lost = 0) => {
    let [number, left] = [0, lost]
    return async () => {
      left -= 1
      if (left >= 0) throw new CallFailure(400, say('There is no such receipt'))
      number += 1
      return {
        receipt: { receiptType: 'test' as const },
        print: { number, printed_at: '2026-11-21T08:35:00Z' },
      }
    }
  }

  it('is recorded once for any number of sends of the same paper, and again when a second paper may be printed', async () => {
    const { desk, jobs, print } = deskThatHears('lost', 'unsure', 'printed')
    await print(counting())
    await desk.again()
    await desk.again()
    expect(jobs.map((job) => job.print?.number)).toEqual([1, 1, 2])
    expect(jobs[1]).toEqual(jobs[0])
    expect(jobs[2]?.jobId).not.toBe(jobs[1]?.jobId)
  })

  it('does not reach the printer unrecorded: the refusal is shown beside Re-Print, which records it', async () => {
    const { desk, jobs, heard, print } = deskThatHears('printed')
    await print(counting(1))
    expect(desk.state.get().failed).toMatchObject([
      { outcome: 'not recorded', text: say('There is no such receipt') },
    ])
    expect(jobs).toEqual([])
    await desk.again()
    expect(jobs.map((job) => job.print?.number)).toEqual([1])
    expect(heard).toEqual(['not recorded', 'printed'])
  })
})
