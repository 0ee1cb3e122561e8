import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const own = fileURLToPath(new URL('./src/ui/icon.ts', import.meta.url))

/** Replaces Tabler's function for icons with our own (`src/ui/icon.ts`). */
export const ownIcons = (): Plugin => ({
  name: 'own-icons',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../createReactComponent.mjs' && importer?.includes('/@tabler/icons-react/') ? own : undefined,
})
