import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk & {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}

type Options = {
  /** The entry that becomes `/worker.js`. */
  worker: string
  /** What may be opened without a network: modules loaded on demand, by their path. */
  needed: RegExp
  /** What of it may not. */
  without: RegExp
}

/** Tells the worker which of the built files it keeps: the shell, what is needed on demand, fonts, and the public files. */
export const precache = ({ worker, needed, without }: Options): Plugin => ({
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
      const begun = chunks.filter(
        ({ fileName, isDynamicEntry, facadeModuleId: from }) =>
          html.includes(`/${fileName}"`) ||
          (isDynamicEntry && from && needed.test(from) && !without.test(from)),
      )
      const found = new Set(begun)
      for (const chunk of found)
        for (const one of chunks) if (chunk.imports.includes(one.fileName)) found.add(one)
      const styles = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
      const open = readdirSync('public')
      const files = [
        ...new Set([...[...found].map(({ fileName }) => fileName), ...styles, ...fonts, ...open]),
      ]
      const hash = createHash('sha256').update(files.sort().join('\n'))
      for (const name of open) hash.update(readFileSync(join('public', name)))
      hash.update(html).update(own.code)
      own.code = own.code
        .replace(/\bVERSION\b/, JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace(/\bFILES\b/, JSON.stringify(files.map((name) => `/${name}`)))
      const bytes = files.reduce((sum, name) => sum + sizeOf(bundle[name]), 0)
      console.log(`Kept in the browser for the gate: ${files.length} files, ${(bytes / 1000).toFixed(0)} kB.`)
    },
  },
})

const sizeOf = (file: Rolldown.OutputBundle[string] | undefined): number =>
  file === undefined ? 0 : file.type === 'chunk' ? file.code.length : file.source.length
