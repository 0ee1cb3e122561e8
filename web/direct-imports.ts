import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * The origins of the names that a module re-exports: `Button` → `./components/Button/Button.mjs`, and its name there.
 */
type Origins = ReadonlyMap<string, { from: string; name: string }>

type Options = {
  /** The packages whose entry only re-exports. */
  packages: readonly string[]
  /** The modules of this project that re-export names besides their own code: the doors of the areas. */
  doors: RegExp
}

const NAMES = String.raw`\{([^{}]*)\}`
const FROM = String.raw`from\s*["']([^"']+)["'];?`

/**
 * Imports each name from the module that defines it, instead of a module that re-exports it. Without this the bundler
 * counts every module that such a file names as a static import of the entry: all of Mantine that any screen uses, and
 * the screens that an area opens to other areas.
 */
export function directImports({ packages, doors }: Options): Plugin {
  const origins = new Map<string, Origins>()
  const originsOf = (path: string): Origins => {
    const found = origins.get(path) ?? readOrigins(readFileSync(path, 'utf8'))
    origins.set(path, found)
    return found
  }
  const mayPassOn = (source: string) => packages.includes(source) || doors.test(source)

  return {
    name: 'direct-imports',
    apply: 'build',
    async transform(code, id) {
      const importer = id.split('?')[0] ?? id
      if (!/\.(tsx?|m?js)$/.test(importer)) return
      const changed = doors.test(importer) ? withoutPassedOn(code) : code
      const written: string[] = []
      let end = 0
      for (const found of changed.matchAll(new RegExp(`import\\s*${NAMES}\\s*${FROM}`, 'g'))) {
        const [whole, names = '', source = ''] = found
        if (!mayPassOn(source)) continue
        written.push(changed.slice(end, found.index))
        end = found.index + whole.length
        for (const { name, as } of namesIn(names)) {
          const made = await find(this, { from: source, name }, importer)
          written.push(`import { ${made.name} as ${as} } from ${JSON.stringify(made.from)};`)
        }
      }
      if (end === 0 && changed === code) return
      return { code: written.join('') + changed.slice(end), map: null }

      async function find(
        context: { resolve: (source: string, importer: string) => Promise<{ id: string } | null> },
        wanted: { from: string; name: string },
        importer: string,
      ): Promise<{ from: string; name: string }> {
        const path = (await context.resolve(wanted.from, importer))?.id.split('?')[0]
        if (path === undefined) return wanted
        const origin = mayPassOn(wanted.from) ? originsOf(path).get(wanted.name) : undefined
        return origin ? find(context, origin, path) : { from: path, name: wanted.name }
      }
    },
  }
}

/** Parses the parts of `A, B as C`. */
const namesIn = (list: string): { name: string; as: string }[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name = '', as = name] = part.split(/\s+as\s+/)
      return { name, as }
    })

/** Reads both forms of a re-export: `export { A } from '…'`, and an import with an export at the end. */
function readOrigins(code: string): Origins {
  const found = new Map<string, { from: string; name: string }>()
  const imported = new Map<string, { from: string; name: string }>()
  for (const [, names = '', from = ''] of code.matchAll(new RegExp(`import\\s*${NAMES}\\s*${FROM}`, 'g')))
    for (const { name, as } of namesIn(names)) imported.set(as, { from, name })
  for (const [, names = '', from = ''] of code.matchAll(new RegExp(`export\\s*${NAMES}\\s*${FROM}`, 'g')))
    for (const { name, as } of namesIn(names)) found.set(as, { from, name })
  for (const [, names = ''] of code.matchAll(new RegExp(`export\\s*${NAMES}\\s*(?!\\s*from);?`, 'g')))
    for (const { name, as } of namesIn(names)) {
      const origin = imported.get(name)
      if (origin && !found.has(as)) found.set(as, origin)
    }
  return found
}

const withoutPassedOn = (code: string): string =>
  code.replace(new RegExp(`export\\s*${NAMES}\\s*${FROM}`, 'g'), '')
