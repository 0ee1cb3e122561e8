import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoad } from './first-load.ts'
import { precache } from './precache.ts'

const server = `http://127.0.0.1:${process.env.PORT || 3000}`

export default defineConfig({
  plugins: [
    react(),
    firstLoad('/dashboard/dashboard.tsx'),
    precache({
      worker: 'worker',
      // The gate's screens, what any screen fetches when it is needed, and the Hindi that the gate's manifest names.
      needed: /\/web\/src\/((gate|ui|languages|printing)\/|(cash|reservations)\/hi\.ts$)/,
      // Lists and boards of the server are nothing without it.
      without: /\/(live-board|pending-visitors|non-satsangi-visitors|export)[^/]*$|\/export\//,
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
        // React changes with an update alone: browsers keep it across releases. The rest is split by who needs it.
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
})
