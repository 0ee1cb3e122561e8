import type { Plugin } from 'vite'

const attached = /^(Button|ActionIcon)\.Group(Section)? = \w+;\n/gm

/**
 * Mantine attaches the groups of buttons, which no screen has, to the button that every page has: 0.3 kB as sent. If a later
 * Mantine is written differently, this does nothing, and `e2e/first-load.spec.ts` counts the additional bytes.
 */
export const leanGroups = (): Plugin => ({
  name: 'lean-groups',
  apply: 'build',
  transform(code, id) {
    if (!/\/(Button|ActionIcon)\/(Button|ActionIcon)\.mjs$/.test(id)) return
    return { code: code.replace(attached, ''), map: null }
  },
})
