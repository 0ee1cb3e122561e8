import type { PrintAnswer, PrintJob } from '@nivas/contract/receipts/job.ts'
import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'
import { DEFAULT_ADDRESS, printer } from './address.ts'

/** The body of a job. */
export type Job = Pick<PrintJob, 'jobId' | 'copy' | 'print' | 'language' | 'venue'> & { receipt: ReceiptData }

/** The result of sending a job. 'lost' means that there was no answer, so it is unknown whether the job arrived. */
export type Sent = { outcome: 'printed' | 'not printed' | 'unsure' | 'lost'; message: string }

/**
 * The longest wait for an answer. The print service gives up on a silent printer earlier. A long receipt on a slow
 * printer may take longer: 'Re-Print' then waits for the same job.
 */
const PATIENCE_MS = 30_000

/** Sends a job to the print service of this workstation. Never throws. */
export async function sendJob(job: Job): Promise<Sent> {
  const address = printer.get() ?? DEFAULT_ADDRESS
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(job),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const answer: Partial<PrintAnswer> | null = await response.json()
    if (answer?.status === 'error')
      return { outcome: answer.outcome ?? 'not printed', message: String(answer.message ?? '') }
    // Another program may listen at this address. The specification names 'error' as the only failure, so any other
    // status is success.
    if (!response.ok || typeof answer?.status !== 'string') return lost
    printer.set(address)
    return { outcome: 'printed', message: '' }
  } catch {
    return lost
  }
}

const lost: Sent = { outcome: 'lost', message: '' }
