import { createHash } from 'node:crypto'
import type { PrintAnswer, PrintJob } from '@nivas/contract/receipts/job.ts'
import type { Journal } from './journal.ts'
import { type Output, PrinterProblem, trouble } from './outputs/output.ts'

/** The maximum number of waiting jobs, more than a counter ever has; further jobs are refused. */
const MOST_WAITING = 50

type Parts = { output: Output; journal: Journal; bytesOf: (job: PrintJob) => Uint8Array }

/** Creates the press, which prints one job at a time, in the order of arrival, and each id once. */
export function createPress({ output, journal, bytesOf }: Parts) {
  const underWay = new Map<string, { content: string; answer: Promise<PrintAnswer> }>()
  let last: Promise<unknown> = Promise.resolve()

  /** Records an outcome if possible. On a full disk the entry stays 'begun', and becomes 'unsure' at the next start. */
  function note(...entry: Parameters<Journal['write']>): void {
    try {
      journal.write(...entry)
    } catch (error) {
      console.error(error)
    }
  }

  async function run(job: PrintJob, content: string): Promise<PrintAnswer> {
    let begun = false
    try {
      const bytes = bytesOf(job)
      journal.write(job.jobId, content, 'begun')
      begun = true
      await output.print(bytes, job)
      journal.write(job.jobId, content, 'printed')
      return printed
    } catch (error) {
      const problem = error instanceof PrinterProblem ? error : undefined
      if (!problem) console.error(error)
      const outcome = problem?.outcome ?? (begun ? 'unsure' : 'not printed')
      if (begun) note(job.jobId, content, outcome)
      return {
        status: 'error',
        message: problem?.message ?? (begun ? trouble.unsure : trouble.notReady),
        outcome,
      }
    }
  }

  return {
    /** Resolves to the result of the job; never rejects. */
    async print(job: PrintJob): Promise<PrintAnswer> {
      const content = createHash('sha256').update(JSON.stringify(job)).digest('base64url')
      const same = underWay.get(job.jobId)
      const known = same ?? journal.find(job.jobId)
      if (known && known.content !== content) return otherReceipt
      if (same) return same.answer
      if (known && 'state' in known && known.state !== 'not printed')
        return known.state === 'printed' ? printed : unsure
      if (underWay.size >= MOST_WAITING) return notReady
      const answer = last.then(() => run(job, content)).finally(() => underWay.delete(job.jobId))
      last = answer
      underWay.set(job.jobId, { content, answer })
      return answer
    },
    /** The number of jobs that wait or are printing. */
    waiting: () => underWay.size,
    /** Resolves when no job is printing. */
    rest: () => last,
  }
}

export type Press = ReturnType<typeof createPress>

const printed: PrintAnswer = {
  status: 'success',
  message: 'Printing Job sent successfully.',
  outcome: 'printed',
}
const unsure: PrintAnswer = { status: 'error', message: trouble.unsure, outcome: 'unsure' }
const notReady: PrintAnswer = { status: 'error', message: trouble.notReady, outcome: 'not printed' }
const otherReceipt: PrintAnswer = {
  status: 'error',
  message: 'jobId: another receipt was printed under this id.',
  outcome: 'not printed',
}
