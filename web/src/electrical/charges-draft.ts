type OfType = { id: unknown }

/** The charges that were changed, which alone are input; without a change all of them, as at first. */
export function changedCharges<C extends OfType>(now: readonly C[], first: readonly C[]): C[] {
  const before = (charge: C) => first.find(({ id }) => id === charge.id)
  const changed = now.filter((charge) => JSON.stringify(charge) !== JSON.stringify(before(charge)))
  return changed.length > 0 ? changed : [...first]
}

/** The present charges, and those that were changed as they are in the draft, each by its Bhaint type. */
export const withChanged = <C extends OfType>(present: readonly C[], changed: readonly C[]): C[] =>
  present.map((charge) => changed.find(({ id }) => id === charge.id) ?? charge)
