import { existsSync } from 'node:fs'
import { contract } from '@nivas/contract/index.ts'

/**
 * Loads the existing modules `<area>/testing/<file>`, by area: what the areas contribute to the tests of all areas.
 *
 * @param file such as `samples.ts`
 */
export async function ofAreas<Module>(file: string): Promise<Partial<Record<string, Module>>> {
  const found = Object.keys(contract)
    .map((area) => ({ area, url: new URL(`../${area}/testing/${file}`, import.meta.url) }))
    .filter(({ url }) => existsSync(url))
  const modules = await Promise.all(
    found.map(async ({ area, url }) => [area, (await import(url.href)) as Module]),
  )
  return Object.fromEntries(modules)
}
