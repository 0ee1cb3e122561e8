import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { cssVariables, theme } from './src/app/theme.ts'

const STYLES = 'virtual:theme.css'
const NOTHING = '\0nothing-of-mantine'

/** The modules of Mantine that write the theme's styles while the page renders. */
const written = /\/(MantineCssVariables|MantineClasses)\.mjs$/

/**
 * Provides the theme's variables and classes as a stylesheet, `virtual:theme.css`. Mantine would compute them in every
 * browser, for its own theme and for ours, and make the browser parse the page's styles a second time.
 */
export const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === STYLES) return STYLES
    return written.test(source) && importer?.endsWith('/MantineProvider.mjs') ? NOTHING : undefined
  },
  load(id) {
    if (id === NOTHING) return 'export const MantineCssVariables = undefined, MantineClasses = undefined'
    if (id !== STYLES) return undefined
    const page = renderToStaticMarkup(
      createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables }),
    )
    const styles = Array.from(page.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css)
    if (styles.length !== 2) throw new Error('Mantine writes its styles in another form')
    return styles.join('\n')
  },
})
