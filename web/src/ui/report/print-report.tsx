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
  /** The filter of the rows besides the days, in the user's language: a building, an event, an hour. */
  choice?: string | undefined
  columns: readonly ReportColumn<Row>[]
  name: ExportedList
  label: PlainKey
  /**
   * Whether the rows are about persons, so that printing asks for the password and is audited, as an export is. The
   * default is true.
   */
  persons?: boolean | undefined
  /** The sums, when they are not those of the `total` columns. */
  totals?: Readonly<Record<string, CellValue>> | undefined
  /**
   * The content above the rows: a chart, or a function that makes tables of sums from the printed rows and may load
   * files first.
   */
  children?: ReactNode | ((rows: readonly Row[]) => Promise<ReactNode>)
}

type Props<Row> = PrintedReport<Row> & {
  /** The number of rows. The button is disabled when it is 0. */
  count: number
  /** Returns every filtered row, or undefined when the report is not printed and the user already knows why. */
  rows: () => readonly Row[] | undefined | Promise<readonly Row[] | undefined>
}

/**
 * A button that prints a report on A4: every filtered row, with the sums, in the columns that are visible by default.
 */
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
      await print(
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
