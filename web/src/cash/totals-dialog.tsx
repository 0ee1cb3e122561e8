import { Stack } from '@mantine/core'
import type { BookTotals } from '@nivas/contract/cash/schemas.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CounterTable, TakingsTables, takingsOf } from './totals-tables.tsx'

/** The totals of the journal's rows: by tender, by purpose and by counter. */
export function TotalsDialog({ totals, onClose }: { totals: BookTotals; onClose: () => void }) {
  return (
    <Dialog title="Totals" onClose={onClose} size="wide">
      <Stack gap="md">
        <TakingsTables takings={takingsOf(totals)} />
        <CounterTable totals={totals} />
      </Stack>
    </Dialog>
  )
}
