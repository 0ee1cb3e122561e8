import type { Category } from '@nivas/contract/pos/schemas.ts'

/** A category with its place in the tree. */
export type InTree = Category & {
  /** The number of categories above it. */
  depth: number
  /** The names from the top category to this one: 'Books / Hindi'. */
  path: string
}

/** Returns the categories in tree order: each one before its children, siblings in the given order. */
export function inTree(categories: readonly Category[]): InTree[] {
  const below = Map.groupBy(categories, ({ parentid }) => parentid)
  const walk = (parent: number | null, above: readonly string[]): InTree[] =>
    (below.get(parent) ?? []).flatMap((category) => {
      const names = [...above, category.name]
      return [{ ...category, depth: above.length, path: names.join(' / ') }, ...walk(category.id, names)]
    })
  return walk(null, [])
}

/** Returns the categories that may be the parent of a category: all except itself and its descendants. */
export function possibleParents(categories: readonly InTree[], of: number | undefined): InTree[] {
  const under = new Set(of === undefined ? [] : [of])
  for (const { id, parentid } of categories) if (parentid !== null && under.has(parentid)) under.add(id)
  return categories.filter(({ id }) => !under.has(id))
}
