import { Table } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'
import { useCellText } from './cell.tsx'
import { alignOf, pinnedOf } from './columns.ts'
import { stayAt } from './stay-at.ts'
import classes from './table.module.css'
import type { ArrangedProps } from './types.ts'

/** The sums below the rows, each under its column. */
export function TotalsRow<Row>(
  props: Pick<
    ArrangedProps<Row>,
    'columns' | 'stacks' | 'kept' | 'hasDetails' | 'selection' | 'rowActions' | 'totals' | 'totalCell'
  >,
) {
  const { columns, stacks, kept, hasDetails, selection, rowActions, totals, totalCell } = props
  const t = useText()
  const textOf = useCellText()
  if (!totals) return null
  const pinned = pinnedOf(columns)
  const cellOf = (key: string, text: string) => totalCell?.(key, text) ?? text
  return (
    <Table.Tfoot className={classes.totals}>
      <Table.Tr>
        {hasDetails && <Table.Td />}
        {selection && <Table.Td />}
        {stacks.map((stack) => {
          const [first] = stack
          if (!first) return null
          if (first === pinned)
            return (
              <Table.Th key={first.key} scope="row" data-pinned>
                {t('Total')}
              </Table.Th>
            )
          return (
            <Table.Td key={first.key} ta={alignOf(first)} {...stayAt(kept.indexOf(first))}>
              {stack.map((column) => (
                <div key={column.key}>{cellOf(column.key, textOf(totals[column.key], column.kind))}</div>
              ))}
            </Table.Td>
          )
        })}
        {rowActions && <Table.Td />}
      </Table.Tr>
    </Table.Tfoot>
  )
}
