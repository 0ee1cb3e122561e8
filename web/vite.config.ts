import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoad } from './first-load.ts'

const server = `http://127.0.0.1:${process.env.PORT || 3000}`

export default defineConfig({
  plugins: [react(), firstLoad('/dashboard/dashboard.tsx')],
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inline: the content security policy takes fonts and scripts from files alone.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // React changes with an update alone: browsers keep it across releases. The rest is split by who needs it.
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
})
