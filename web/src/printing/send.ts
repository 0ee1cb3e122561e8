import type { PrintAnswer, PrintJob } from '@nivas/contract/receipts/job.ts'
import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'
import { DEFAULT_ADDRESS, keepPrinter, printer } from './address.ts'

/** A job as it travels. */
export type Job = Pick<PrintJob, 'jobId' | 'copy' | 'print' | 'language' | 'venue'> & { receipt: ReceiptData }

/** What came of sending a job: 'lost' when no answer came, so that nobody knows whether it arrived. */
export type Sent = { outcome: 'printed' | 'not printed' | 'unsure' | 'lost'; message: string }

/** The print service gives up on a printer long before. */
const PATIENCE_MS = 30_000

/** Hands a job to the print service of this workstation; never throws. */
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
    // Something else may listen there. Of the answers the specification names 'error' alone, so any other text is success.
    if (!response.ok || typeof answer?.status !== 'string') return lost
    keepPrinter(address)
    return { outcome: 'printed', message: '' }
  } catch {
    return lost
  }
}

const lost: Sent = { outcome: 'lost', message: '' }
