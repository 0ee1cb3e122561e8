import { totalsOfRows } from '@nivas/contract/cash/report.ts'
import type { BookRow } from '@nivas/contract/cash/schemas.ts'
import { takingsOf } from './takings-of.ts'
import { CounterTable, TakingsTables } from './totals-tables.tsx'

/** The sums of the printed rows, which may include receipts newer than the sums on the screen. */
export function JournalSums({ rows }: { rows: readonly BookRow[] }) {
  const totals = totalsOfRows(rows)
  return (
    <>
      <TakingsTables takings={takingsOf(totals)} />
      <CounterTable totals={totals} />
    </>
  )
}
