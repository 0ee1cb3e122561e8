import type { Plugin } from 'vite'

/**
 * Moves the application's stylesheet behind the page's own content, which the browser can show without it: a phone
 * waits a second for its 240 kB. The application still starts after the stylesheet.
 */
export const stylesLast = (): Plugin => ({
  name: 'styles-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const styles = html.match(/ *<link rel="stylesheet" crossorigin [^>]+>\n/g) ?? []
      if (styles.length === 0) throw new Error('The page has no stylesheet of the program')
      const without = styles.reduce((left, style) => left.replace(style, ''), html)
      return without.replace(/( *<noscript>)/, `${styles.join('')}$1`)
    },
  },
})
