type WithId = { id: unknown }

/** Returns the changed items of a list: only these are input. Returns the initial items when none was changed. */
export function changedItems<I extends WithId>(now: readonly I[], first: readonly I[]): I[] {
  const before = (item: I) => first.find(({ id }) => id === item.id)
  const changed = now.filter((item) => JSON.stringify(item) !== JSON.stringify(before(item)))
  return changed.length > 0 ? changed : [...first]
}

/** Returns the present items, in which the changed items of the draft replace those with the same id. */
export const withChanged = <I extends WithId>(present: readonly I[], changed: readonly I[]): I[] =>
  present.map((item) => changed.find(({ id }) => id === item.id) ?? item)
