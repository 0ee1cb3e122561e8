import { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Filled } from './cluster.ts'
import type { HoldTargets, Target } from './hold-targets.ts'
import { ask, type Sent, sentOf, startServer } from './server.ts'
import { type Statement, statementsFor } from './statements.ts'

/** What is to be done so many times: the next request, or the next one's statements; and whether it was really done. */
export type Work = { http: () => Sent; driver: () => Statement[]; check: () => Promise<void> }

export type Workload = { name: string; statements: number; prepare: (amount: number) => Promise<Work> }

const steady = (name: string, request: Sent, recorded: Statement[]): Workload => ({
  name,
  statements: recorded.length,
  prepare: async () => ({ http: () => request, driver: () => recorded, check: async () => {} }),
})

/** Hands out one after the other. */
function inTurn<T>(list: readonly T[]): () => T {
  const left = list.values()
  return () => {
    const { value, done } = left.next()
    if (done) throw new Error('More was asked for than was prepared')
    return value
  }
}

const holdOf = (target: Target): Sent => sentOf(reservations.hold, { id: target.id, room_ids: [target.room] })

const holding = (targets: HoldTargets, template: Target, recorded: Statement[]): Workload => ({
  name: 'hold',
  statements: recorded.length,
  prepare: async (amount) => {
    const made = await targets.make(amount)
    return {
      http: inTurn(made.map(holdOf)),
      driver: inTurn(made.map((target) => statementsFor(recorded, template, target))),
      check: async () => {
        const held = await targets.held(made)
        if (held !== amount) throw new Error(`${held} of ${amount} were held`)
      },
    }
  },
})

/** The kinds of request that are measured, each with the statements that the server was seen to send for it. */
export async function recordWorkloads(filled: Filled, targets: HoldTargets): Promise<Workload[]> {
  const recorder = await startServer(filled.url, { recording: true })
  try {
    const { meta } = await ask(recorder, reservations.list, {})
    const first = sentOf(reservations.list, {})
    const last = sentOf(reservations.list, { page: meta.pagination.total_pages })
    const [warm, template] = await targets.make(2)
    if (!warm || !template) throw new Error('There is nothing to hold')
    await recorder.send(holdOf(warm))
    return [
      steady("list's first page", first, await recorder.record(first)),
      steady("list's last page", last, await recorder.record(last)),
      holding(targets, template, await recorder.record(holdOf(template))),
    ]
  } finally {
    await recorder.stop()
  }
}
