/**
 * The destination of receipts. `print` resolves after printing, and throws a `PrinterProblem` when it fails.
 */
export type Output = {
  /** The name in `PRINT_TO`. */
  name: string
  print: (bytes: Uint8Array, job: { jobId: string }) => Promise<void>
}

/** The faults of a printer, for the person at the counter; the web app has these texts in Hindi. */
export const trouble = {
  unreachable: 'The printer cannot be reached. Please switch it on and check its cable, then print again.',
  noPaper: 'The printer is out of paper. Please put in a new roll, then print again.',
  coverOpen: "The printer's cover is open. Please close it, then print again.",
  notReady: 'The printer is not ready. Please check its lights, then print again.',
  unsure: 'This may or may not have been printed. Please check the printer. A second print says DUPLICATE.',
} as const

/** A receipt that was not printed, or ('unsure') that may have been printed. */
export class PrinterProblem extends Error {
  override name = 'PrinterProblem'
  readonly outcome: 'not printed' | 'unsure'

  constructor(what: keyof typeof trouble, outcome: 'not printed' | 'unsure' = 'not printed') {
    super(trouble[what])
    this.outcome = outcome
  }
}
