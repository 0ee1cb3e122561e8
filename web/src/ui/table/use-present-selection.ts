import { useEffect } from 'react'
import { presentSelection } from './selection.ts'
import type { TableProps } from './types.ts'

type Table<Row> = Pick<TableProps<Row>, 'selection' | 'rowKey'>

/**
 * Updates the selected rows with the current data when the list is read again, for instance after one of them has
 * changed.
 */
export function usePresentSelection<Row>(
  rows: readonly Row[] | undefined,
  { selection, rowKey }: Table<Row>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    const present = rows && selection && presentSelection(rows, selection.selected, rowKey)
    if (present) selection?.onChange(present)
  }, [rows])
}
