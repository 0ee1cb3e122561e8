import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/**
 * Writes `start.js` and `start.css` into the page: as files the browser would ask for them first, and for what they
 * name only when they have come. The policy of the page permits the script by its hash (`static.ts` of the server).
 */
export const inlineStart = (): Plugin => ({
  name: 'inline-start',
  transformIndexHtml: {
    // Vite would make files of them.
    order: 'post',
    handler(html) {
      const { code } = minifySync('start.js', read('./start.js'))
      const styles = read('./start.css').replace(/\/\*.*?\*\//gs, '')
      const inline = `<script>${code}</script><style>${styles}</style>`
      const page = html.replace('<!-- start.js and start.css -->', () => inline)
      if (page === html) throw new Error('The page has no place for start.js and start.css')
      return page
    },
  },
})
