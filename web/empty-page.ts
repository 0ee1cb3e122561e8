import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ENTRY = 'virtual:empty-page'

/** React, Mantine's styles and the theme around one heading. */
const code = `
import '@mantine/core/styles.layer.css'
import '/src/app/fonts.css'
import '/src/app/base.css'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { cssVariables, theme } from '/src/app/theme.ts'
const content = createElement('h1', null, 'Nivas')
const page = createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables }, content)
createRoot(document.getElementById('root')).render(page)
`

/**
 * Builds the smallest page of this kind, and returns its files by path. It is the baseline for the time of a screen.
 */
export async function buildEmptyPage(): Promise<Map<string, Buffer>> {
  // A development server of this process has set it (`screens.ts`), and the build would take React for development.
  process.env.NODE_ENV = 'production'
  const built = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'empty-page',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: ENTRY } },
  })
  const { output } = built as Extract<typeof built, { output: unknown }>
  const named = output.map((file) => [
    `/${file.fileName}`,
    Buffer.from(file.type === 'chunk' ? file.code : file.source),
  ]) satisfies [string, Buffer][]
  const paths = named.map(([path]) => path)
  const styles = paths
    .filter((path) => path.endsWith('.css'))
    .map((path) => `<link rel="stylesheet" href="${path}">`)
  const scripts = paths
    .filter((path) => path.endsWith('.js'))
    .map((path) => `<script type="module" src="${path}"></script>`)
  const page = `<!doctype html><html lang="en"><head><title>Nivas</title>${styles.join('')}${scripts.join('')}</head><body><div id="root"></div></body></html>`
  return new Map<string, Buffer>([...named, ['/', Buffer.from(page)]])
}
