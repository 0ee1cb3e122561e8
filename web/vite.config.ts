import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groups } from './chunks.ts'
import { compileHints } from './compile-hints.ts'
import { directImports } from './direct-imports.ts'
import { filesOfScreens } from './files-of-screens.ts'
import { inlineStart } from './inline-start.ts'
import { lazySchemas } from './lazy-schemas.ts'
import { leanGroups } from './lean-groups.ts'
import { leanScrollArea } from './lean-scroll-area.ts'
import { leanZod } from './lean-zod.ts'
import { ownIcons } from './own-icons.ts'
import { precache } from './precache.ts'
import { stylesLast } from './styles-last.ts'
import { themeStyles } from './theme-styles.ts'
import { usedStyles } from './used-styles.ts'

const source = fileURLToPath(new URL('./src', import.meta.url))
const server = `http://127.0.0.1:${process.env.PORT || 3000}`

export default defineConfig({
  plugins: [
    react(),
    ownIcons(),
    leanGroups(),
    leanScrollArea(),
    directImports({
      packages: [
        '@mantine/core',
        '@mantine/dates',
        '@mantine/form',
        '@mantine/hooks',
        '@tabler/icons-react',
        '@tanstack/react-query',
        '@tanstack/query-core',
        '@tanstack/react-router',
        '@tanstack/router-core',
      ],
      doors: /(^|\/)(?!node_modules)[\w.]+\/index\.tsx$/,
    }),
    leanZod(),
    themeStyles(),
    inlineStart(),
    stylesLast(),
    compileHints(new Set(['index', ...groups.flatMap(({ name }) => (typeof name === 'string' ? name : []))])),
    lazySchemas(),
    filesOfScreens({
      source,
      shell: /\/web\/src\/app\/(areas\.ts|shell\/shell\.tsx)$/,
      schemas: /\/web\/src\/api\/zod\.ts$/,
    }),
    usedStyles(),
    precache({
      worker: 'worker',
      source,
      shared: /\/web\/src\/(api|app|ui|languages|outbox|printing)\//,
      // Exports belong to lists, which need the server.
      areas: /\/web\/src\/app\/areas\.ts$/,
      without: /\/ui\/(export\/|.*\/export[^/]*$)/,
    }),
  ],
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The last browsers of Windows 7, and Safari of that time (decision 0291).
    target: ['chrome109', 'firefox115', 'safari16.4'],
    // Does not inline files, because the content security policy allows only fonts and scripts from files.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      // @hpke/core needs this on Node 18 and older. A browser has its own `crypto` and never loads it.
      external: ['crypto'],
      // It has no side effects, and the code that shows amounts does not need its sums.
      treeshake: { moduleSideEffects: [{ test: /\/big\.js\//, sideEffects: false }] },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // Drops the names of the other screens that share the chunk.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.split(/~|\.(?=\w+$)/)[0]}-[hash][extname]`,
        codeSplitting: { groups },
      },
    },
  },
})
