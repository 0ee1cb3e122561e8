import type { Takings } from '@nivas/contract/cash/report.ts'
import type { BookTotals } from '@nivas/contract/cash/schemas.ts'

/** The totals of the book, in the form of a report's takings. */
export const takingsOf = (totals: BookTotals): Takings => totals.map((line) => ({ ...line, category: null }))
