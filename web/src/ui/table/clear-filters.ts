import type { TableProps, TableSource } from './types.ts'

/** Returns a function that clears the filters of a list and of its screen, or undefined when none is set. */
export function clearFilters<Row>(
  { state, change }: Pick<TableSource<Row>, 'state' | 'change'>,
  clearControls: TableProps<Row>['clearControls'],
): (() => void) | undefined {
  const filtered = Object.values(state.filters).some(Boolean)
  if (!filtered && !clearControls) return undefined
  return () => {
    if (filtered) change({ filters: Object.fromEntries(Object.keys(state.filters).map((key) => [key, ''])) })
    // Uses the same history entry as the list's filters, so that Back restores all of them together.
    if (clearControls) clearControls({ replace: filtered })
  }
}
