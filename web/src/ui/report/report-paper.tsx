import { Table } from '@mantine/core'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'
import { useVenue } from '../../api/venue.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { Cell, useCellText } from '../table/cell.tsx'
import { type AnyColumn, alignOf, type CellValue } from '../table/columns.ts'
import type { Asked } from './columns.ts'

type Props<Row> = {
  label: PlainKey
  asked: Asked
  columns: readonly AnyColumn<Row>[]
  rows: readonly Row[]
  totals: Readonly<Record<string, CellValue>> | undefined
  /** The chart. */
  children?: ReactNode
}

/** A report on paper: the venue's name, the days, the moment of printing, and every row with the sums. */
export function ReportPaper<Row>({ label, asked, columns, rows, totals, children }: Props<Row>) {
  const t = useText()
  const { day, moment } = useFormat()
  const textOf = useCellText()
  const venue = useVenue()
  return (
    <article>
      <h1>{venue?.name}</h1>
      <h2>{t(label)}</h2>
      <p>
        {day(asked.from)} – {day(asked.to)} ·{' '}
        {t('Printed {{moment}}', { moment: moment(new Date().toISOString()) })}
      </p>
      {children}
      <Table tabularNums>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column.key} ta={alignOf(column)}>
                {t(column.title)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper do not change.
            <Table.Tr key={at}>
              {columns.map((column) => (
                <Table.Td key={column.key} ta={alignOf(column)}>
                  <Cell column={column} row={row} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        {totals && (
          <Table.Tfoot>
            <Table.Tr>
              {columns.map((column, at) => (
                <Table.Th key={column.key} ta={alignOf(column)}>
                  {at === 0 ? t('Total') : textOf(totals[column.key], column.kind)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </article>
  )
}
