import type { TableProps, TableSource } from './types.ts'

/** Clears the filters of a list and those of its screen; undefined while there are none. */
export function clearFilters<Row>(
  { state, change }: Pick<TableSource<Row>, 'state' | 'change'>,
  clearControls: TableProps<Row>['clearControls'],
): (() => void) | undefined {
  const filtered = Object.values(state.filters).some(Boolean)
  if (!filtered && !clearControls) return undefined
  return () => {
    if (filtered) change({ filters: Object.fromEntries(Object.keys(state.filters).map((key) => [key, ''])) })
    // In the entry of the list's own filters: Back then brings all of them at once.
    if (clearControls) clearControls({ replace: filtered })
  }
}
