import { Table } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'
import { useCellText } from './cell.tsx'
import { alignOf, pinnedOf } from './columns.ts'
import classes from './table.module.css'
import type { ViewProps } from './types.ts'

/** The sums below the rows, each under its column. */
export function TotalsRow<Row>(
  props: Pick<ViewProps<Row>, 'columns' | 'expand' | 'selection' | 'rowActions' | 'totals' | 'totalCell'>,
) {
  const { columns, expand, selection, rowActions, totals, totalCell } = props
  const t = useText()
  const textOf = useCellText()
  if (!totals) return null
  const pinned = pinnedOf(columns)
  const cellOf = (key: string, text: string) => totalCell?.(key, text) ?? text
  return (
    <Table.Tfoot className={classes.totals}>
      <Table.Tr>
        {expand && <Table.Td />}
        {selection && <Table.Td />}
        {columns.map((column) =>
          column === pinned ? (
            <Table.Th key={column.key} scope="row" data-pinned>
              {t('Total')}
            </Table.Th>
          ) : (
            <Table.Td key={column.key} ta={alignOf(column)}>
              {cellOf(column.key, textOf(totals[column.key], column.kind))}
            </Table.Td>
          ),
        )}
        {rowActions && <Table.Td />}
      </Table.Tr>
    </Table.Tfoot>
  )
}
