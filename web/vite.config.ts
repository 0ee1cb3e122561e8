import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groups } from './chunks.ts'
import { directImports } from './direct-imports.ts'
import { precache } from './precache.ts'
import { withoutJsonSchema } from './without-json-schema.ts'

const server = `http://127.0.0.1:${process.env.PORT || 3000}`

export default defineConfig({
  plugins: [
    react(),
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
    withoutJsonSchema(),
    precache({
      worker: 'worker',
      source: fileURLToPath(new URL('./src', import.meta.url)),
      shared: /\/web\/src\/(app|ui|languages|outbox|printing)\//,
      // Exports are of lists, which the server has.
      without: /\/ui\/(export\/|.*\/export[^/]*$)/,
    }),
  ],
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inline: the content security policy takes fonts and scripts from files alone.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      // What @hpke/core asks of Node 18 and older; a browser has its own and never gets there.
      external: ['crypto'],
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // Not the names of all screens that share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: { groups },
      },
    },
  },
})
