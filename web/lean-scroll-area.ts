import type { Plugin } from 'vite'

const merging = 'import { useMergeRefs } from "@floating-ui/react";'
const own =
  'import { useMergedRef } from "@mantine/hooks";\nconst useMergeRefs = (refs) => useMergedRef(...refs);'

/**
 * Replaces the function that the scroll area of Mantine's dialogs imports from the library for floating layers, which
 * would add 15 kB to every public form. Mantine's own hook does the same. If a later Mantine is written differently,
 * this has no effect, and `e2e/first-load.spec.ts` counts the additional bytes.
 */
export const leanScrollArea = (): Plugin => ({
  name: 'lean-scroll-area',
  apply: 'build',
  transform(code, id) {
    if (!/\/ScrollArea\/ScrollArea\.mjs$/.test(id)) return
    return { code: code.replace(merging, own), map: null }
  },
})
