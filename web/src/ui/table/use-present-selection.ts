import { useEffect } from 'react'
import { presentSelection } from './selection.ts'
import type { TableProps } from './types.ts'

type Table<Row> = Pick<TableProps<Row>, 'selection' | 'rowKey'>

/** Keeps the selected rows as the list has them, when it is read again: after a change of one of them, for example. */
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
