import { expect, test } from 'vitest'
import type { HowToChange } from '../use-address.ts'
import { clearFilters } from './clear-filters.ts'
import type { TableState } from './state.ts'

/** Returns the changes of the address that clearing makes, in their order. */
function changesOf(filters: Record<string, string>, withControls: boolean) {
  const changes: { filters?: Record<string, string>; of: 'list' | 'screen'; replace: boolean }[] = []
  const state: TableState = { page: 1, sort: '', order: 'asc', filters }
  const clear = clearFilters(
    {
      state,
      change: (change, how) =>
        changes.push({
          of: 'list',
          ...(change.filters && { filters: change.filters }),
          replace: how?.replace ?? false,
        }),
    },
    withControls && ((how?: HowToChange) => changes.push({ of: 'screen', replace: how?.replace ?? false })),
  )
  clear?.()
  return clear && changes
}

test('filters of a list and of its screen are cleared in one history entry', () => {
  expect(changesOf({ name: 'Asha', status: '' }, true)).toEqual([
    { of: 'list', filters: { name: '', status: '' }, replace: false },
    { of: 'screen', replace: true },
  ])
})

test('clearing only the filters of the screen makes its own history entry', () => {
  expect(changesOf({ name: '' }, true)).toEqual([{ of: 'screen', replace: false }])
})

test('without filters there is nothing to clear', () => {
  expect(changesOf({ name: '' }, false)).toBeUndefined()
})
