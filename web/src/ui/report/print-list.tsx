import { Button } from '@mantine/core'
import type { ExportedList } from '@nivas/contract/access/exported-lists.ts'
import { noteExport } from '@nivas/contract/access/note-export.ts'
import type { Call, Data, Request } from '@nivas/contract/call.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { send } from '../../api/client.ts'
import { notify } from '../../api/notices.ts'
import { notifyFailure } from '../../api/notify-failure.ts'
import { useText } from '../../languages/use-text.ts'
import { print } from '../print/print.ts'
import type { AnyColumn, CellValue } from '../table/columns.ts'
import type { Days } from '../table/types.ts'
import { type ReportColumn, totalsOf } from './columns.ts'
import { ReportPaper } from './report-paper.tsx'

/** More rows belong into a file, not on paper. */
const MOST_ROWS = 1000
const PER_PAGE = 200

type Row<C extends Call> = Data<C> extends readonly (infer One)[] ? One : never

type Props<C extends Call> = {
  call: C
  request: Request<C>
  asked: Days
  columns: readonly ReportColumn<Row<C>>[]
  /** The rows of all pages. */
  count: number
  name: ExportedList
  label: PlainKey
  persons: boolean
  /** The sums, where they are not those of the `total` columns. */
  totals?: Readonly<Record<string, CellValue>> | undefined
  /** What stands above the rows: a chart, or tables of sums. */
  children?: ReactNode
}

/** Prints every row of a list that the server pages, with the sums; one about persons is audited as an export. */
export function PrintList<C extends Call>(props: Props<C>) {
  const { call, request, asked, columns, count, name, label, persons, totals, children } = props
  const t = useText()
  const [busy, setBusy] = useState(false)

  const readAll = async () => {
    const rows: Row<C>[] = []
    for (let page = 1; rows.length < count; page += 1) {
      const answer = await send(call, { ...(request as object), page, per_page: PER_PAGE } as Request<C>, {
        forFile: true,
      })
      const data = answer.data as unknown as Row<C>[]
      if (data.length === 0) break
      rows.push(...data)
    }
    return rows
  }
  const run = async () => {
    if (count > MOST_ROWS) {
      notify.failure(t('At most {{count}} rows are printed. Please choose fewer days.', { count: MOST_ROWS }))
      return
    }
    setBusy(true)
    try {
      if (persons) await send(noteExport, { list: name, file: 'paper' })
      const rows = await readAll()
      const shown = columns.filter(({ hiddenAtFirst }) => !hiddenAtFirst)
      void print(
        <ReportPaper
          label={label}
          asked={asked}
          columns={shown as unknown as readonly AnyColumn<Row<C>>[]}
          rows={rows}
          totals={totals ?? totalsOf(shown, rows)}
        >
          {children}
        </ReportPaper>,
        { size: 'A4', name: `${name}-${asked.from}-${asked.to}` },
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
