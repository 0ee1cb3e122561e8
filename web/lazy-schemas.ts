import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const lazyZod = fileURLToPath(new URL('./src/api/lazy-zod.ts', import.meta.url))

/**
 * The contract's schemas are made when they are first used, in the browser and in the tests of its code. What the
 * contract uses of zod has to be in `lazy-zod.ts`: the build fails otherwise.
 */
export const lazySchemas = (): Plugin => ({
  name: 'lazy-schemas',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'zod' && importer?.includes('/contract/src/') ? lazyZod : undefined,
  onLog(_, { code, message }) {
    if (code === 'IMPORT_IS_UNDEFINED' && message?.includes('lazy-zod.ts')) this.error(message)
  },
})
