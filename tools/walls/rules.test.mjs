import { expect, test } from 'vitest'
import { faultsIn, workspaces } from './rules.mjs'

const { server, web } = workspaces
const imports = (name) => `import { one } from '${name}'\n`

test.each([
  [server, 'gate/exit.ts', '../http/refusal.ts'],
  [server, 'gate/exit.ts', './lock-visit.ts'],
  [server, 'gate/exit.ts', '../reservations/index.ts'],
  [server, 'gate/lists/exit.ts', '../../reservations/index.ts'],
  [server, 'gate/lists/exit.ts', '../lock-visit.ts'],
  [server, 'gate/exit.ts', '@nivas/contract/gate/calls.ts'],
  [server, 'gate/exit.ts', '../settings.ts'],
  [server, 'app.ts', './gate/index.ts'],
  [server, 'testing/server.ts', '../app.ts'],
  [server, 'demo/fill-parts.ts', '../gate/index.ts'],
  [server, 'gate/demo/gate-demo.ts', '../../demo/part.ts'],
  [web, 'app/areas.ts', '../gate/index.tsx'],
  [web, 'app/public-areas.ts', '../dictionary/public.ts'],
  [web, 'app/audit-fields.ts', '../gate/audit-fields.ts'],
  [web, 'app/record-lists.ts', '../gate/record-lists.ts'],
  [web, 'gate/list.tsx', '../ui/table/view.tsx'],
])('%# %o: an allowed import', (walls, file, name) => {
  expect(faultsIn(walls, [[file, imports(name)]])).toEqual([])
})

test.each([
  [server, 'gate/exit.ts', '../reservations/hold-rooms.ts', 'through its index'],
  [server, 'gate/lists/exit.ts', '../../reservations/hold-rooms.ts', 'through its index'],
  [server, 'gate/exit.ts', '../reservations/lists/index.ts', 'through its index'],
  [server, 'a-new-area/exit.ts', '../gate/exit.ts', 'through its index'],
  [server, 'main.ts', './gate/exit.ts', 'through its index'],
  [server, 'demo/fill-parts.ts', '../gate/demo/gate-demo.ts', 'through its index'],
  [server, 'http/guard.ts', '../access/index.ts', 'know no area'],
  [server, 'http/deep/guard.ts', '../../access/index.ts', 'know no area'],
  [server, 'gate/exit.ts', '../app.ts', 'not the reverse'],
  [server, 'gate/exit.ts', '../workers.ts', 'not the reverse'],
  [server, 'gate/exit.ts', '@nivas/web/src/gate/list.tsx', 'contract alone'],
  [web, 'app/router.tsx', '../gate/index.tsx', 'know no area'],
  [web, 'gate/list.tsx', '../dictionary/public.ts', 'through its index'],
  [web, 'access/audited-input.tsx', '../gate/audit-fields.ts', 'through its index'],
  [web, 'ui/table.tsx', '../gate/index.tsx', 'know no area'],
  [web, 'api/write.ts', '../ui/notices.tsx', 'lies below'],
  [web, 'gate/list.tsx', '../../../server/src/gate/exit.ts', 'contract alone'],
])('%# %o: an import that violates a wall', (walls, file, name, why) => {
  expect(faultsIn(walls, [[file, `\n${imports(name)}`]])).toEqual([expect.stringContaining(`${file}:2: `)])
  expect(faultsIn(walls, [[file, imports(name)]])[0]).toContain(why)
})

test('a lazily loaded screen counts as an import', () => {
  const text = "load: () => import('../venue/rooms.tsx')"
  expect(faultsIn(web, [['gate/index.tsx', text]])).toHaveLength(1)
})

test('circular imports of areas are found', () => {
  const files = [
    ['a/x.ts', imports('../b/index.ts')],
    ['b/x.ts', imports('../c/index.ts')],
    ['c/x.ts', imports('../a/index.ts')],
    ['d/x.ts', imports('../a/index.ts')],
  ]
  expect(faultsIn(server, files)).toEqual(['areas import each other in a circle: a → b → c → a'])
})
