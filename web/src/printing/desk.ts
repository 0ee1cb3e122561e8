import type { ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { failureText } from '../api/failure.ts'
import { createStore } from '../api/store.ts'
import { newUuid } from '../api/submission.ts'
import { paperNumber } from './paper-number.ts'
import { type Job, type Sent, sendJob } from './send.ts'

/** Records a print on the server and returns the content of the paper. The next print has the mark DUPLICATE. */
export type Counted = () => Promise<{ receipt: ReceiptData; print: ReceiptPrint }>

/** The source of a print: a receipt, or the call that records the print. */
export type Source = ReceiptData | Counted

/** The result of a print: the answer of the print service, or 'not recorded' when the server did not record it. */
export type Outcome = Sent | { outcome: 'not recorded'; text: Text }

type Head = Pick<Job, 'language' | 'venue'>
type Task = { source: Source; head: Head; copy: boolean; job?: Job | undefined }
type State = {
  /** The number of pending prints. */
  printing: number
  /** The failed prints, the oldest first. */
  failed: readonly (Outcome & { task: Task })[]
  /** The last receipt that was printed. */
  printed: Task | undefined
}

/**
 * The most failed prints that 'Re-Print' sends. After hours without a print service hundreds of receipts may wait, most
 * of which are no longer needed. Older ones are printed from their lists.
 */
const MOST_FAILED = 20

/**
 * Makes the print queue of one counter: the receipts that are pending, those that failed, and the id under which each
 * one is sent again. An id is reused if its paper cannot have been printed, or if the print service can report by this
 * id that it was. In all other cases a new print has the mark DUPLICATE.
 */
export function createDesk(report: (outcome: Outcome) => void, send: (job: Job) => Promise<Sent> = sendJob) {
  const state = createStore<State>({ printing: 0, failed: [], printed: undefined })
  const change = (part: Partial<State>) => state.set({ ...state.get(), ...part })

  /**
   * Returns the failed prints without those of a receipt that was now printed, even by another action, such as F10.
   */
  const withoutPaper = ({ job }: Task) => {
    const number = job && paperNumber(job.receipt)
    return state
      .get()
      .failed.filter(({ task }) => !number || !task.job || paperNumber(task.job.receipt) !== number)
  }

  async function run(task: Task): Promise<void> {
    change({ printing: state.get().printing + 1 })
    const { outcome, ...done } = await attempt(task, send)
    change({ printing: state.get().printing - 1 })
    if (outcome.outcome === 'printed') change({ printed: done.task, failed: withoutPaper(done.task) })
    else change({ failed: [...state.get().failed, { ...outcome, ...done }].slice(-MOST_FAILED) })
    report(outcome)
  }

  return {
    state,
    print: (source: Source, head: Head, copy = false): Promise<void> => run({ source, head, copy }),
    /** Sends the failed receipts again in their order. If there are none, prints a duplicate of the last one. */
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
