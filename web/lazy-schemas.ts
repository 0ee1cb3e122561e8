import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const lazyZod = fileURLToPath(new URL('./src/api/lazy-zod.ts', import.meta.url))

/**
 * Makes the contract's schemas lazy, in the browser and in the tests of its code. Everything that the contract uses of
 * zod must be in `lazy-zod.ts`, or the build fails.
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
