import { describe, expect, it } from 'vitest'
import { createDesk } from './desk.ts'
import type { Job, Sent } from './send.ts'

const outcome = (of: Sent['outcome']): Sent => ({ outcome: of, message: '' })

/** A desk whose print service answers these, one after the other. */
function deskThatHears(...outcomes: Sent['outcome'][]) {
  const jobs: Job[] = []
  const told: Sent['outcome'][] = []
  const desk = createDesk(
    (sent) => told.push(sent.outcome),
    async (job) => {
      jobs.push(job)
      return outcome(outcomes.shift() ?? 'printed')
    },
  )
  return { desk, jobs, told, print: () => desk.print({ receiptType: 'test' }, { language: 'hi' }) }
}

describe('Re-Print', () => {
  it.each(['lost', 'not printed'] as const)(
    'sends the same job when it was %s, so that it prints once',
    async (first) => {
      const { desk, jobs, told, print } = deskThatHears(first)
      await print()
      expect(desk.state.get().failed).toHaveLength(1)
      await desk.again()
      expect(jobs[1]).toEqual(jobs[0])
      expect(jobs[0]).toMatchObject({ copy: false, language: 'hi', receipt: { receiptType: 'test' } })
      expect(told).toEqual([first, 'printed'])
      expect(desk.state.get()).toMatchObject({ failed: [], printing: 0 })
    },
  )

  it.each(['unsure', 'printed'] as const)('prints a copy when the first was %s', async (first) => {
    const { desk, jobs, print } = deskThatHears(first)
    await print()
    await desk.again()
    expect(jobs[1]).toMatchObject({ copy: true, receipt: { receiptType: 'test' } })
    expect(jobs[1]?.jobId).not.toBe(jobs[0]?.jobId)
  })

  it('sends all that failed, in its order, and keeps what fails again', async () => {
    const { desk, jobs, print } = deskThatHears('lost', 'lost', 'printed', 'lost')
    await print()
    await print()
    await desk.again()
    expect(jobs.map((job) => job.jobId)).toEqual([0, 1, 0, 1].map((at) => jobs[at]?.jobId))
    expect(desk.state.get().failed.map(({ job }) => job)).toEqual([jobs[1]])
  })

  it('does nothing while nothing was printed', async () => {
    const { desk, jobs } = deskThatHears()
    await desk.again()
    expect(jobs).toEqual([])
  })
})
