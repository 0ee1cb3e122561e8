import { Stack } from '@mantine/core'
import type { BookTotals } from '@nivas/contract/cash/schemas.ts'
import { Dialog } from '../ui/dialog.tsx'
import { takingsOf } from './takings-of.ts'
import { CounterTable, type OpensBook, TakingsTables } from './totals-tables.tsx'

/** The dialog with the totals of the journal's rows by tender, purpose and counter. */
export function TotalsDialog({
  totals,
  search,
  onClose,
}: {
  totals: BookTotals
  /** The search whose rows are summed up; each total links to its rows. */
  search: Readonly<Record<string, string>>
  onClose: () => void
}) {
  const opens: OpensBook = (filter) => ({ to: '/cash/journal', search: { ...search, ...filter } })
  return (
    <Dialog title="Totals" onClose={onClose} size="wide">
      <Stack gap="md">
        <TakingsTables takings={takingsOf(totals)} opens={opens} />
        <CounterTable totals={totals} opens={opens} />
      </Stack>
    </Dialog>
  )
}
