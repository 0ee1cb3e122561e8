import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What somebody waits for before the first screen: bytes of JavaScript, gzipped. */
const MOST = 220_000

type Chunk = Rolldown.OutputChunk

/** Says how much the first visit loads, and warns when that is more than it may. */
export const firstLoad = (screen: string): Plugin => ({
  name: 'first-load',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
    const entry = chunks.filter((chunk) => chunk.isEntry && chunk.name !== 'worker')
    const dashboard = chunks.filter((chunk) => chunk.facadeModuleId?.endsWith(screen))
    const sizes = [withImports(entry, chunks), withImports([...entry, ...dashboard], chunks)].map(gzipped)
    const said = sizes.map((size) => `${(size / 1000).toFixed(1)} kB`)
    const told = `First load, JavaScript gzipped: ${said[0]}; with the dashboard ${said[1]} (at most ${MOST / 1000} kB).`
    if (sizes.some((size) => size > MOST)) this.warn(told)
    else console.log(told)
  },
})

/** These chunks and all that they import at once. */
function withImports(from: readonly Chunk[], all: readonly Chunk[]): Set<Chunk> {
  const found = new Set(from)
  for (const chunk of found)
    for (const imported of all) if (chunk.imports.includes(imported.fileName)) found.add(imported)
  return found
}

const gzipped = (chunks: Iterable<Chunk>): number =>
  Array.from(chunks, ({ code }) => gzipSync(code).length).reduce((sum, size) => sum + size, 0)
