import { useText } from '../../languages/use-text.ts'
import type { AnyColumn } from '../table/columns.ts'
import { localRows, localSorting } from '../table/local-rows.ts'
import { useTableState } from '../table/state.ts'
import type { ReportColumn } from './columns.ts'

/**
 * Returns the rows of a report as the filters and the order in the address leave them, which are the rows to print, and
 * a text for the paper that names these filters and the screen's own choice.
 */
export function useShownRows<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
  choice: string | undefined,
) {
  const t = useText()
  const all = columns as readonly AnyColumn<Row>[]
  const [state] = useTableState(all, localSorting(all), 'address')
  const wordsOf = ({ key, title, filter }: AnyColumn<Row>) => {
    const wanted = state.filters[key]
    if (!filter || !wanted) return undefined
    const options = typeof filter === 'object' ? filter.options : []
    const names = options
      .filter(({ value }) => wanted.split(',').includes(value))
      .map(({ label }) => t(label))
    return `${t(title)}: ${names.length > 0 ? names.join(', ') : wanted.trim()}`
  }
  return {
    shown: localRows(rows, all, state),
    narrowedTo: [choice, ...all.map(wordsOf)].filter(Boolean).join(' · '),
  }
}
