import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'
import { createStore } from '../api/store.ts'
import { newUuid } from '../api/submission.ts'
import { type Job, type Sent, sendJob } from './send.ts'

type Attempt = Sent & { job: Job }
type Head = Pick<Job, 'language' | 'venue'>
type State = {
  /** How many are on their way. */
  printing: number
  /** What did not come out, oldest first. */
  failed: readonly Attempt[]
  /** What came out last. */
  printed: Job | undefined
}

/**
 * What one counter prints: which receipts are on their way, which failed, and under which id each is sent again. An
 * id is kept as long as its paper cannot have come out, or the print service can tell by it that it has; else a new
 * one says 'Copy'.
 */
export function createDesk(tell: (sent: Sent) => void, send: (job: Job) => Promise<Sent> = sendJob) {
  const state = createStore<State>({ printing: 0, failed: [], printed: undefined })
  const change = (part: Partial<State>) => state.set({ ...state.get(), ...part })

  async function run(job: Job): Promise<void> {
    change({ printing: state.get().printing + 1 })
    const sent = await send(job)
    change({ printing: state.get().printing - 1 })
    if (sent.outcome === 'printed') change({ printed: job })
    else change({ failed: [...state.get().failed, { ...sent, job }] })
    tell(sent)
  }

  return {
    state,
    print: (receipt: ReceiptData, head: Head): Promise<void> =>
      run({ jobId: newUuid(), copy: false, ...head, receipt }),
    /** Sends again what failed, in its order; when nothing did, prints a copy of what came out last. */
    async again(): Promise<void> {
      const { failed, printed, printing } = state.get()
      change({ failed: [] })
      for (const { job, outcome } of failed) await run(outcome === 'unsure' ? copyOf(job) : job)
      if (failed.length === 0 && printed && printing === 0) await run(copyOf(printed))
    },
  }
}

export type Desk = ReturnType<typeof createDesk>

const copyOf = (job: Job): Job => ({ ...job, jobId: newUuid(), copy: true })
