import { Button } from '@mantine/core'
import { noteExport } from '@nivas/contract/access/note-export.ts'
import type { Request } from '@nivas/contract/call.ts'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { totalOf } from '@nivas/contract/cash/report.ts'
import type { BookRow, BookTotals } from '@nivas/contract/cash/schemas.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { send } from '../api/client.ts'
import { notify } from '../api/notices.ts'
import { notifyFailure } from '../api/notify-failure.ts'
import { useText } from '../languages/use-text.ts'
import { print } from '../ui/print/print.ts'
import { ReportPaper } from '../ui/report/report-paper.tsx'
import type { ServerColumn } from '../ui/server-table.tsx'
import type { AnyColumn } from '../ui/table/columns.ts'
import { CounterTable, TakingsTables, takingsOf } from './totals-tables.tsx'

/** More rows belong into a file, not on paper. */
const MOST_ROWS = 1000
const PER_PAGE = 200

type Asked = Request<typeof calls.journalTotals>
type Props = {
  request: Asked
  columns: readonly ServerColumn<typeof calls.journal>[]
  totals: BookTotals | undefined
}

async function readAll(request: Asked, total: number): Promise<BookRow[]> {
  const rows: BookRow[] = []
  for (let page = 1; rows.length < total; page += 1) {
    const { data } = await send(
      calls.journal,
      { ...request, order: 'asc', page, per_page: PER_PAGE },
      { forFile: true },
    )
    if (data.length === 0) break
    rows.push(...data)
  }
  return rows
}

/**
 * Prints the rows and totals of the journal on A4. It names persons: audited in the same way as an export.
 */
export function PrintJournal({ request, columns, totals }: Props) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const count = totals?.reduce((sum, { rows }) => sum + rows, 0) ?? 0

  const run = async () => {
    if (!totals) return
    if (count > MOST_ROWS) {
      notify.failure(t('At most {{count}} rows are printed. Please choose fewer days.', { count: MOST_ROWS }))
      return
    }
    setBusy(true)
    try {
      await send(noteExport, { list: 'cash-journal', file: 'paper' })
      const rows = await readAll(request, count)
      const { from, to } = request
      const takings = takingsOf(totals)
      void print(
        <ReportPaper
          label="Cash journal"
          asked={{ from, to }}
          columns={columns.filter(({ hiddenAtFirst }) => !hiddenAtFirst) as readonly AnyColumn<BookRow>[]}
          rows={rows}
          totals={{ amount: totalOf(takings).total }}
        >
          <TakingsTables takings={takings} />
          <CounterTable totals={totals} />
        </ReportPaper>,
        { size: 'A4', name: `cash-journal-${from}-${to}` },
      )
    } catch (failure) {
      notifyFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size="1.1em" />}
      disabled={count === 0}
      loading={busy}
      onClick={() => void run()}
    >
      {t('Print')}
    </Button>
  )
}
