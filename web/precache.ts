import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { offlineModules } from './offline-files.ts'

export type Chunk = Rolldown.OutputChunk

type Options = {
  /** The name of the entry that becomes `/worker.js`. */
  worker: string
  /** The folder of the areas, whose manifests list the screens that open without a network. */
  source: string
  /** The paths of the files that any screen may fetch on demand. */
  shared: RegExp
  /** The files among these that are useless without the server. */
  without: RegExp
  /** The list of the areas. It loads every screen on demand, of which only the offline ones are stored. */
  areas: RegExp
}

/** Returns these chunks and all that they import statically. */
export function withImports(from: Iterable<Chunk>, all: readonly Chunk[]): Set<Chunk> {
  const found = new Set(from)
  for (const chunk of found)
    for (const imported of all) if (chunk.imports.includes(imported.fileName)) found.add(imported)
  return found
}

/**
 * Gives the worker the list of the built files that it stores: the shell, the screens that open without a network and
 * what they fetch on demand, shared files, fonts, and the public files.
 */
export const precache = ({ worker, source, shared, without, areas }: Options): Plugin => ({
  name: 'precache',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
      const own = chunks.find(({ name, isEntry }) => isEntry && name === worker)
      if (!own || own.imports.length > 0) return this.error('The worker has to be one file.')
      const page = bundle['index.html']
      if (page?.type !== 'asset') return this.error('There is no page.')
      const html = String(page.source)
      const open = (chunk: Chunk) => chunk.facadeModuleId === null || !without.test(chunk.facadeModuleId)
      const found = withImports(
        chunks.filter(
          ({ fileName, moduleIds }) =>
            html.includes(`/${fileName}"`) || moduleIds.some((id) => areas.test(id)),
        ),
        chunks,
      )
      const screens = offlineModules(source)
      const begun = chunks.filter(
        ({ facadeModuleId: from, moduleIds }) =>
          !moduleIds.some((id) => areas.test(id)) &&
          (moduleIds.some((id) => screens.has(id)) ||
            (from !== null && (screens.has(from) || shared.test(from)))),
      )
      const missing = [...screens].filter(
        (path) =>
          !begun.some(({ facadeModuleId, moduleIds }) => [facadeModuleId, ...moduleIds].includes(path)),
      )
      if (missing.length > 0) return this.error(`To be kept, but not built: ${missing.join(', ')}`)
      const onDemand = new Set(begun.filter(open))
      for (const chunk of onDemand)
        for (const one of chunks)
          if (
            !found.has(one) &&
            (chunk.imports.includes(one.fileName) ||
              (chunk.dynamicImports.includes(one.fileName) && open(one)))
          )
            onDemand.add(one)
      for (const chunk of withImports(onDemand, chunks)) found.add(chunk)
      const stylesAndFonts = Object.keys(bundle).filter((name) => /\.(css|woff2)$/.test(name))
      const atRoot = readdirSync('public')
      const files = [
        ...new Set([...[...found].map(({ fileName }) => fileName), ...stylesAndFonts, ...atRoot]),
      ]
      const hash = createHash('sha256').update(files.sort().join('\n'))
      for (const name of atRoot) hash.update(readFileSync(join('public', name)))
      hash.update(html).update(own.code)
      own.code = own.code
        .replace(/\bVERSION\b/, JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace(/\bFILES\b/, JSON.stringify(files.map((name) => `/${name}`)))
      const bytes = files.reduce((sum, name) => sum + sizeOf(bundle[name]), 0)
      console.log(
        `Kept in the browser to open without a network: ${files.length} files, ${(bytes / 1000).toFixed(0)} kB.`,
      )
    },
  },
})

const sizeOf = (file: Rolldown.OutputBundle[string] | undefined): number =>
  file === undefined ? 0 : file.type === 'chunk' ? file.code.length : file.source.length
