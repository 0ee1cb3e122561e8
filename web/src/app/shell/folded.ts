import { useStore } from '../../api/store.ts'
import { createStoredState } from '../../api/stored-value.ts'
import { type NavGroupName, navGroups } from '../area.ts'

/** The groups of the navigation that are folded on this machine. */
const folded = createStoredState<readonly NavGroupName[]>(
  'nivas.folded',
  (text) => navGroups.filter((group) => text?.split(',').includes(group)),
  (groups) => groups.join(',') || undefined,
)

export const useFolded = () => useStore(folded)

export function fold(group: NavGroupName, isFolded: boolean): void {
  // Ignores the initial state of a group, which the browser also reports.
  if (folded.get().includes(group) === isFolded) return
  const others = folded.get().filter((other) => other !== group)
  folded.set(isFolded ? [...others, group] : others)
}
