import type { Takings } from '@nivas/contract/cash/report.ts'
import type { BookTotals } from '@nivas/contract/cash/schemas.ts'

/** Converts the totals of the cash book to the takings of a report. */
export const takingsOf = (totals: BookTotals): Takings => totals.map((line) => ({ ...line, category: null }))
