type WithId = { id: unknown }

/** The items of a list that were changed, which alone are input; without a change all of them, as at first. */
export function changedItems<I extends WithId>(now: readonly I[], first: readonly I[]): I[] {
  const before = (item: I) => first.find(({ id }) => id === item.id)
  const changed = now.filter((item) => JSON.stringify(item) !== JSON.stringify(before(item)))
  return changed.length > 0 ? changed : [...first]
}

/** The present items, and those that were changed as they are in the draft, each by its id. */
export const withChanged = <I extends WithId>(present: readonly I[], changed: readonly I[]): I[] =>
  present.map((item) => changed.find(({ id }) => id === item.id) ?? item)
