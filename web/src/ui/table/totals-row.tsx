import { useText } from '../../languages/use-text.ts'
import { useCellText } from './cell.tsx'
import { pinnedOf } from './columns.ts'
import { placeOf } from './place-of.ts'
import classes from './table.module.css'
import type { ArrangedProps } from './types.ts'

/** Shows the sums below the rows, each under its column. */
export function TotalsRow<Row>(
  props: Pick<
    ArrangedProps<Row>,
    'columns' | 'stacks' | 'staying' | 'hasDetails' | 'selection' | 'rowActions' | 'totals' | 'totalCell'
  >,
) {
  const { columns, stacks, staying, hasDetails, selection, rowActions, totals, totalCell } = props
  const t = useText()
  const textOf = useCellText()
  if (!totals) return null
  const pinned = pinnedOf(columns)
  const cellOf = (key: string, text: string) => totalCell?.(key, text) ?? text
  return (
    <tfoot className={classes.totals}>
      <tr>
        {hasDetails && <td />}
        {selection && <td />}
        {stacks.map((stack) => {
          const [first] = stack
          if (!first) return null
          if (first === pinned)
            return (
              <th key={first.key} scope="row" data-pinned>
                {t('Total')}
              </th>
            )
          return (
            <td key={first.key} {...placeOf(first, staying)}>
              {stack.map((column) => (
                <div key={column.key}>{cellOf(column.key, textOf(totals[column.key], column.kind))}</div>
              ))}
            </td>
          )
        })}
        {rowActions && <td />}
      </tr>
    </tfoot>
  )
}
