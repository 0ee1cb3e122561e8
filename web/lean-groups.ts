import type { Plugin } from 'vite'

const attached =
  /^((Button|ActionIcon|Switch|Checkbox|Radio)\.(Group(Section)?|Card|Indicator)|Combobox\.(Search|Header|Footer)) = (\w+);\n/gm
/** A switch looks for its group, which it never has. */
const ofGroup = 'use(SwitchGroupContext)'
/** The groups that screens use: `Radio.Group` and `Checkbox.Group`. */
const used = /^(Checkbox|Radio)\.Group /

/**
 * Removes the groups, cards and indicators that Mantine attaches to buttons, switches and checkboxes, and the search,
 * header and footer of a list of options. No screen uses them: they are 0.8 kB of a list and 2.3 kB of a form at the
 * gate, compressed. If a later Mantine is written differently, this has no effect, and `e2e/first-load.spec.ts` counts
 * the additional bytes.
 */
export const leanGroups = (): Plugin => ({
  name: 'lean-groups',
  apply: 'build',
  transform(code, id) {
    if (!/\/(Button|ActionIcon|Switch|Checkbox|Radio|Combobox)\.mjs$/.test(id)) return
    return {
      code: code.replace(attached, (line) => (used.test(line) ? line : '')).replace(ofGroup, 'null'),
      map: null,
    }
  },
})
