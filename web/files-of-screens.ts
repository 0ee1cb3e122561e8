import type { Plugin } from 'vite'
import { screenModules } from './offline-files.ts'
import { type Chunk, withImports } from './precache.ts'

type Options = {
  /** The folder of the areas, whose manifests list the screens. */
  source: string
  /** The modules that every screen of staff needs besides its own. */
  shell: RegExp
  /** The module that screens load to validate. */
  schemas: RegExp
}

/** The two fonts that every screen uses. */
const FONTS = /noto-sans-latin-[46]00-normal-.*\.woff2$/

/** The files of each screen, as indexes into `files`. `start.js` reads it. */
export type FilesOfScreens = {
  /** The names of the files in the folder of the assets. */
  files: string[]
  public: Record<string, number[]>
  staff: Record<string, number[]>
}

/**
 * Writes into the page which files each screen with a fixed address needs, so that `start.js` can request those of the
 * address while the first files are still being read. Without it the browser learns of the shell only when the start
 * has run, and of the screen only when the shell has run. A screen of staff is useless without a session.
 */
export const filesOfScreens = ({ source, shell, schemas }: Options): Plugin => ({
  name: 'files-of-screens',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
      const first = withImports(
        chunks.filter(({ isEntry }) => isEntry),
        chunks,
      )
      const fonts = Object.keys(bundle).filter((name) => FONTS.test(name))
      const places = new Map<string, number>()
      const placeOf = (name: string) => {
        const place = places.get(name) ?? places.size
        places.set(name, place)
        return place
      }
      const lists: FilesOfScreens = { files: [], public: {}, staff: {} }
      for (const { path, module, isPublic, withoutSchemas } of screenModules(source)) {
        if (path.includes('$')) continue
        const isNeeded = (id: string) =>
          id === module || (!isPublic && shell.test(id)) || (!withoutSchemas && schemas.test(id))
        const begun = chunks.filter(({ moduleIds }) => moduleIds.some(isNeeded))
        const files = [...withImports(begun, chunks)].filter((chunk) => !first.has(chunk))
        const names = [...files.map(({ fileName }) => fileName), ...(isPublic ? [] : fonts)]
        lists[isPublic ? 'public' : 'staff'][path.slice(1)] = names.map(placeOf)
      }
      lists.files = [...places.keys()].map((name) => name.replace(/^assets\//, ''))
      const data = `<script type="application/json" id="files">${JSON.stringify(lists)}</script>`
      const page = html.replace('<script>', () => `${data}<script>`)
      if (page === html) throw new Error('The page has no script for the lists of files')
      return page
    },
  },
})
