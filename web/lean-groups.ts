import type { Plugin } from 'vite'

const attached = /^(Button|ActionIcon|Switch|Checkbox|Radio)\.(Group(Section)?|Card|Indicator) = (\w+);\n/gm
/** A switch asks for its group, and there is none. */
const ofGroup = 'use(SwitchGroupContext)'
/** What screens have: `Radio.Group` and `Checkbox.Group`. */
const used = /^(Checkbox|Radio)\.Group /

/**
 * Mantine attaches groups, cards and indicators, which no screen has, to buttons, switches and boxes: 0.8 kB of a list, 2 of
 * a form at the gate, as sent. If a later Mantine is written differently, this does nothing, and `e2e/first-load.spec.ts`
 * counts the additional bytes.
 */
export const leanGroups = (): Plugin => ({
  name: 'lean-groups',
  apply: 'build',
  transform(code, id) {
    if (!/\/(Button|ActionIcon|Switch|Checkbox|Radio)\.mjs$/.test(id)) return
    return {
      code: code.replace(attached, (line) => (used.test(line) ? line : '')).replace(ofGroup, 'null'),
      map: null,
    }
  },
})
