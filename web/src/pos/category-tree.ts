import type { Category } from '@nivas/contract/pos/schemas.ts'

/** A category with its place in the tree. */
export type InTree = Category & {
  /** How many categories are above it. */
  depth: number
  /** Its name after those above it: 'Books / Hindi'. */
  path: string
}

/** The categories in the order of their tree: each before those below it, siblings in the given order. */
export function inTree(categories: readonly Category[]): InTree[] {
  const below = Map.groupBy(categories, ({ parentid }) => parentid)
  const walk = (parent: number | null, above: readonly string[]): InTree[] =>
    (below.get(parent) ?? []).flatMap((category) => {
      const names = [...above, category.name]
      return [{ ...category, depth: above.length, path: names.join(' / ') }, ...walk(category.id, names)]
    })
  return walk(null, [])
}

/** The categories that may be above this one: not itself, and none below it. */
export function possibleParents(categories: readonly InTree[], of: number | undefined): InTree[] {
  const under = new Set(of === undefined ? [] : [of])
  for (const { id, parentid } of categories) if (parentid !== null && under.has(parentid)) under.add(id)
  return categories.filter(({ id }) => !under.has(id))
}
