import type { Plugin } from 'vite'

const merging = 'import { useMergeRefs } from "@floating-ui/react";'
const own =
  'import { useMergedRef } from "@mantine/hooks";\nconst useMergeRefs = (refs) => useMergedRef(...refs);'

/**
 * Mantine's dialogs have a scroll area, which takes one function of the library that places layers beside their
 * buttons: 15 kB for every form of the public. Mantine's own hook does the same. If a later Mantine is written
 * differently, this does nothing, and `e2e/first-load.spec.ts` counts the additional bytes.
 */
export const leanScrollArea = (): Plugin => ({
  name: 'lean-scroll-area',
  apply: 'build',
  transform(code, id) {
    if (!/\/ScrollArea\/ScrollArea\.mjs$/.test(id)) return
    return { code: code.replace(merging, own), map: null }
  },
})
