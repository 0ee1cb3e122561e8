import { dayIn, timeIn } from '@nivas/contract/dates.ts'
import { harmless } from '@nivas/contract/harmless.ts'
import type { Cell } from '@nivas/contract/reports/report.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReportTable } from './make-table.ts'

type Kind = ReportTable['columns'][number]['kind']

/** How texts are translated, and the venue's clock. */
export type Around = { text: (key: PlainKey) => string; timeZone: string }

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function cell(value: Cell, kind: Kind, timeZone: string): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return kind === 'money' ? value.toFixed(2) : String(value)
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (kind === 'month') return value.slice(0, 7)
  if (kind !== 'moment') return harmless(value)
  const at = new Date(value)
  return `${dayIn(timeZone, at)} ${timeIn(timeZone, at)}`
}

/** A report as a CSV file that spreadsheets open as UTF-8, with its totals in the last row. */
export function csvOf({ columns, rows, totals }: ReportTable, { text, timeZone }: Around): string {
  const lineOf = (row: readonly Cell[]) =>
    row
      .map((value, at) => {
        const word = columns[at]?.words?.[String(value)]
        return quoted(word ? harmless(text(word)) : cell(value, columns[at]?.kind ?? 'text', timeZone))
      })
      .join(',')
  const lines = [columns.map(({ title }) => quoted(harmless(text(title)))).join(','), ...rows.map(lineOf)]
  if (totals) lines.push(lineOf(totals.with(0, text('Total'))))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}
