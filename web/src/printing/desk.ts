import type { ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { failureText } from '../api/failure.ts'
import { createStore } from '../api/store.ts'
import { newUuid } from '../api/submission.ts'
import { type Job, type Sent, sendJob } from './send.ts'

/**
 * What is printed: a receipt, or the call that records the print and says what goes on the paper. Recorded again, it is
 * the next print, which says DUPLICATE.
 */
export type Source = ReceiptData | (() => Promise<{ receipt: ReceiptData; print: ReceiptPrint }>)

/** What became of a print: as the print service says, or 'not recorded' when the server could not be asked. */
export type Outcome = Sent | { outcome: 'not recorded'; text: Text }

type Head = Pick<Job, 'language' | 'venue'>
type Task = { source: Source; head: Head; copy: boolean; job?: Job | undefined }
type State = {
  /** How many are on their way. */
  printing: number
  /** What did not come out, oldest first. */
  failed: readonly (Outcome & { task: Task })[]
  /** What came out last. */
  printed: Task | undefined
}

/**
 * What one counter prints: which receipts are on their way, which failed, and under which id each is sent again. An
 * id is kept as long as its paper cannot have come out, or the print service can report by it that it has; else a new
 * one says DUPLICATE.
 */
export function createDesk(report: (outcome: Outcome) => void, send: (job: Job) => Promise<Sent> = sendJob) {
  const state = createStore<State>({ printing: 0, failed: [], printed: undefined })
  const change = (part: Partial<State>) => state.set({ ...state.get(), ...part })

  async function run(task: Task): Promise<void> {
    change({ printing: state.get().printing + 1 })
    const { outcome, ...done } = await attempt(task, send)
    change({ printing: state.get().printing - 1 })
    if (outcome.outcome === 'printed') change({ printed: done.task })
    else change({ failed: [...state.get().failed, { ...outcome, ...done }] })
    report(outcome)
  }

  return {
    state,
    print: (source: Source, head: Head): Promise<void> => run({ source, head, copy: false }),
    /** Sends again what failed, in its order; when nothing did, prints a duplicate of what came out last. */
    async again(): Promise<void> {
      const { failed, printed, printing } = state.get()
      change({ failed: [] })
      for (const { task, outcome } of failed) await run(outcome === 'unsure' ? duplicateOf(task) : task)
      if (failed.length === 0 && printed && printing === 0) await run(duplicateOf(printed))
    },
  }
}

export type Desk = ReturnType<typeof createDesk>

const duplicateOf = (task: Task): Task => ({ ...task, copy: true, job: undefined })

async function attempt(
  task: Task,
  send: (job: Job) => Promise<Sent>,
): Promise<{ task: Task; outcome: Outcome }> {
  let { job } = task
  try {
    job ??= await jobOf(task)
  } catch (failure) {
    return { task, outcome: { outcome: 'not recorded', text: failureText(failure) } }
  }
  return { task: { ...task, job }, outcome: await send(job) }
}

async function jobOf({ source, head, copy }: Task): Promise<Job> {
  const { receipt, print } =
    typeof source === 'function' ? await source() : { receipt: source, print: undefined }
  return { jobId: newUuid(), copy, print, ...head, receipt }
}
