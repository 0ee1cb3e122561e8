import type { Plugin } from 'vite'
import { screenModules } from './offline-files.ts'
import { type Chunk, withImports } from './precache.ts'

type Options = {
  /** The folder of the areas, whose manifests list the screens. */
  source: string
  /** The modules that every screen of staff needs beside its own. */
  shell: RegExp
  /** The module that screens load to validate. */
  schemas: RegExp
}

/** The two fonts in which every screen is written. */
const FONTS = /noto-sans-latin-[46]00-normal-.*\.woff2$/

/**
 * Writes a list of its files for each screen with a fixed address, which `start.js` fetches: the files of the
 * address are asked for while the first ones are still being read. Otherwise the browser learns of the shell when
 * the start has run, and of the screen when the shell has. A screen of staff is of no use without a session.
 */
export const filesOfScreens = ({ source, shell, schemas }: Options): Plugin => ({
  name: 'files-of-screens',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
    const first = withImports(
      chunks.filter(({ isEntry }) => isEntry),
      chunks,
    )
    const fonts = Object.keys(bundle).filter((name) => FONTS.test(name))
    for (const { path, module, isPublic, withoutSchemas } of screenModules(source)) {
      if (path.includes('$')) continue
      const isNeeded = (id: string) =>
        id === module || (!isPublic && shell.test(id)) || (!withoutSchemas && schemas.test(id))
      const begun = chunks.filter(({ moduleIds }) => moduleIds.some(isNeeded))
      const files = [...withImports(begun, chunks)].filter((chunk) => !first.has(chunk))
      const styles = new Set(files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
      const names = [...files.map(({ fileName }) => fileName), ...styles, ...(isPublic ? [] : fonts)]
      const name = path.slice(1).replaceAll('/', '-')
      this.emitFile({
        type: 'asset',
        fileName: `files/${name}.js`,
        source: `preload(${JSON.stringify(names.map((one) => one.replace(/^assets\//, '')))}, ${isPublic})`,
      })
    }
  },
})
