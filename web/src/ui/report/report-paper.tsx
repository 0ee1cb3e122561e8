import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'
import { useSecondsOld } from '../../api/seconds-old.ts'
import { useVenue } from '../../api/venue.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { cell, hasLongWord, useCellText } from '../table/cell.tsx'
import { type AnyColumn, alignOf, type CellValue, cellValue } from '../table/columns.ts'
import type { Days } from '../table/types.ts'
import classes from './report-paper.module.css'

type Props<Row> = {
  label: PlainKey
  asked: Days
  /** The filter of the rows besides the days, in the user's language. */
  choice?: string | undefined
  columns: readonly AnyColumn<Row>[]
  rows: readonly Row[]
  totals: Readonly<Record<string, CellValue>> | undefined
  /** The chart. */
  children?: ReactNode
}

/** A report on paper: the venue's name, the days, the moment of printing, and every row with the sums. */
export function ReportPaper<Row>({ label, asked, choice, columns, rows, totals, children }: Props<Row>) {
  const t = useText()
  const { day, moment } = useFormat()
  const textOf = useCellText()
  const venue = useVenue()
  const count = useSecondsOld()
  return (
    <article>
      <h1>{venue?.name}</h1>
      <h2>{t(label)}</h2>
      <p>
        {day(asked.from)} – {day(asked.to)} ·{' '}
        {t('Printed {{moment}}', { moment: moment(new Date().toISOString()) })}
        {count > 0 && ` · ${t('Entries from the last {{count}} seconds may be missing.', { count })}`}
      </p>
      {choice && <p>{choice}</p>}
      {children}
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} style={{ textAlign: alignOf(column) }}>
                {t(column.title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper do not change.
            <tr key={at}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  style={{ textAlign: alignOf(column) }}
                  data-align={alignOf(column)}
                  data-kind={column.kind}
                  data-long={hasLongWord(textOf(cellValue(column, row), column.kind)) || undefined}
                >
                  {cell(column, row, textOf)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map((column, at) => (
                <th key={column.key} style={{ textAlign: alignOf(column) }}>
                  {at === 0 ? t('Total') : textOf(totals[column.key], column.kind)}
                </th>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </article>
  )
}
