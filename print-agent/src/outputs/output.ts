/** Where receipts come out. `print` resolves once they did, and throws a `PrinterProblem` when they did not. */
export type Output = {
  /** As `PRINT_TO` names it. */
  name: string
  print: (bytes: Uint8Array, job: { jobId: string }) => Promise<void>
}

/** What is wrong with a printer, for whoever stands before it; the web app has these texts in Hindi. */
export const trouble = {
  unreachable: 'The printer cannot be reached. Please switch it on and check its cable, then print again.',
  noPaper: 'The printer is out of paper. Please put in a new roll, then print again.',
  coverOpen: "The printer's cover is open. Please close it, then print again.",
  notReady: 'The printer is not ready. Please look at its lights, then print again.',
  unsure:
    'It is not known whether this was printed. Please look at the printer; what is printed again says DUPLICATE.',
} as const

/** A receipt that did not come out, or ('unsure') of which nobody can tell. */
export class PrinterProblem extends Error {
  override name = 'PrinterProblem'
  readonly outcome: 'not printed' | 'unsure'

  constructor(what: keyof typeof trouble, outcome: 'not printed' | 'unsure' = 'not printed') {
    super(trouble[what])
    this.outcome = outcome
  }
}
