import { Button } from '@mantine/core'
import type { ExportedList } from '@nivas/contract/access/exported-lists.ts'
import { noteExport } from '@nivas/contract/access/note-export.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { send } from '../../api/client.ts'
import { useText } from '../../languages/use-text.ts'
import { notifyOrReload, reachForFiles } from '../export/reach-for-files.ts'
import { print } from '../print/print.ts'
import type { AnyColumn, CellValue } from '../table/columns.ts'
import type { Days } from '../table/types.ts'
import { type ReportColumn, totalsOf } from './columns.ts'
import { ReportPaper } from './report-paper.tsx'

export type PrintedReport<Row> = {
  asked: Days
  /** What its rows are narrowed to, beside the days: a building, an event, an hour; in the user's language. */
  choice?: string | undefined
  columns: readonly ReportColumn<Row>[]
  name: ExportedList
  label: PlainKey
  /** Its rows are about persons: the paper is audited, and asks for the password, as an export does. Default: true. */
  persons?: boolean | undefined
  /** The sums, where they are not those of the `total` columns. */
  totals?: Readonly<Record<string, CellValue>> | undefined
  /** What stands above the rows: a chart, or tables of sums of the printed rows, whose files may come first. */
  children?: ReactNode | ((rows: readonly Row[]) => Promise<ReactNode>)
}

type Props<Row> = PrintedReport<Row> & {
  /** Without rows the button is disabled. */
  count: number
  /** Returns every filtered row; undefined: the report is not printed, and the user knows why. */
  rows: () => readonly Row[] | undefined | Promise<readonly Row[] | undefined>
}

/** Prints a report on A4: every row that its filters leave, with the sums, in the columns that the screen shows at first. */
export function PrintReport<Row>(props: Props<Row>) {
  const { asked, choice, columns, name, label, persons = true, totals, children, count, rows } = props
  const t = useText()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      if (persons) await send(noteExport, { list: name, file: 'paper' })
      const all = await rows()
      if (!all) return
      if (typeof children === 'function') await reachForFiles()
      const shown = columns.filter(({ hiddenAtFirst }) => !hiddenAtFirst)
      void print(
        <ReportPaper
          label={label}
          asked={asked}
          choice={choice}
          columns={shown as readonly AnyColumn<Row>[]}
          rows={all}
          totals={totals ?? totalsOf(shown, all)}
        >
          {typeof children === 'function' ? await children(all) : children}
        </ReportPaper>,
        { size: 'A4', name: `${name}-${asked.from}-${asked.to}` },
      )
    } catch (failure) {
      await notifyOrReload(failure)
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
