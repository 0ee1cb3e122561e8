/** Sorts modules so that each comes after those that it names in `after`. Unknown names are ignored. */
export function inOrder<M extends { after?: readonly string[] }>(
  modules: Readonly<Partial<Record<string, M>>>,
): [name: string, module: M][] {
  const ordered = new Map<string, M>()
  const add = (name: string, path: readonly string[]) => {
    const one = modules[name]
    if (!one || ordered.has(name)) return
    if (path.includes(name)) throw new Error(`${[...path, name].join(' after ')}: nothing can be the first`)
    for (const earlier of one.after ?? []) add(earlier, [...path, name])
    ordered.set(name, one)
  }
  for (const name of Object.keys(modules)) add(name, [])
  return [...ordered]
}
