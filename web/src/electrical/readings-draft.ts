import { session } from '../app/session.tsx'
import { draftStore } from '../ui/form/draft-store.ts'
import type { ReadingMonth } from './line-list.ts'
import type { TypedByHouse } from './typed-reading.ts'

const ownerNow = (): number => {
  const now = session.get()
  return typeof now === 'object' ? now.user.id : 0
}
const nameOf = ({ month, year, line }: ReadingMonth) => `readings.${year}-${month}.${line}`

/** Resolves when the drafts of this browser are loaded. */
export const draftsAreRead = (): Promise<unknown> => draftStore.of(ownerNow())

/** Returns the unsaved readings of a month and line that the signed-in user typed here in the last 24 hours. */
export const readingsDraft = (of: ReadingMonth): TypedByHouse =>
  (draftStore.find(ownerNow(), nameOf(of))?.values ?? {}) as TypedByHouse

/** Stores the input, or deletes the stored one if it is empty. */
export function storeReadingsDraft(of: ReadingMonth, values: TypedByHouse): void {
  const [owner, name] = [ownerNow(), nameOf(of)]
  void (Object.keys(values).length === 0
    ? draftStore.forget(owner, name)
    : draftStore.keep({ owner, name, title: 'House Readings', values }))
}
