import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const own = fileURLToPath(new URL('./src/ui/icon.ts', import.meta.url))

/** Has Tabler's icons made by our own function (`src/ui/icon.ts`). */
export const ownIcons = (): Plugin => ({
  name: 'own-icons',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../createReactComponent.mjs' && importer?.includes('/@tabler/icons-react/') ? own : undefined,
})
