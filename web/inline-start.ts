import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** A script without its comments and blanks. */
const scriptOf = (name: string) => minifySync(name, read(`./${name}`)).code

/**
 * Writes `start.js`, `stray-scans.js` and `start.css` into the page. As separate files the browser would request them
 * first, and only after they arrive the files that they name. The policy of the page permits the script by its hash
 * (`static.ts` of the server).
 */
export const inlineStart = (): Plugin => ({
  name: 'inline-start',
  transformIndexHtml: {
    // Runs after Vite, which would turn them into separate files.
    order: 'post',
    handler(html) {
      const styles = read('./start.css').replace(/\/\*.*?\*\//gs, '')
      const inline = `<script>${scriptOf('start.js')}${scriptOf('stray-scans.js')}</script><style>${styles}</style>`
      const page = html.replace('<!-- start.js and start.css -->', () => inline)
      if (page === html) throw new Error('The page has no place for start.js and start.css')
      return page
    },
  },
})
