import type { Call } from '@nivas/contract/call.ts'
import { isByField, mayPass } from '@nivas/contract/may-pass.ts'
import { once } from '@nivas/contract/once.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { expect, test } from 'vitest'

const { areas } = await import('./areas.ts')

const sources = import.meta.glob<string>(['/web/src/**/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const contract = import.meta.glob<Record<string, Record<string, Call>>>('/contract/src/*/calls.ts', {
  eager: true,
})

/** Calls of components that other components show only to users with the permission. */
const shownToFew = [
  // Who may place no party sees a chart without parties.
  'reservations/chart/use-parties.ts chartParties',
  // Each counter of the gate's desk has its own permission.
  'gate/visited-place.tsx houses',
]

/** Returns the files that an import loads. Of an index, which is the door of an area, those of the imported names. */
function imported(from: string, list: string, to: string): string[] {
  const path = new URL(to, `file://${from}`).pathname
  if (!path.endsWith('/index.tsx')) return [path]
  const doors = [...(sources[path] ?? '').matchAll(/^export \{([^}]+)\} from '(\.[^']+)'/gm)]
  const names = list.split(',').map((name) => name.trim())
  return doors
    .filter(([, given = '']) =>
      names.some((name) => new RegExp(`\\b${name}$`, 'm').test(given.replaceAll(',', '\n'))),
    )
    .map(([, , file = '']) => new URL(file, `file://${path}`).pathname)
}

/** Adds the files that a screen loads with its own: not those on demand. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  const code = sources[path]
  if (code === undefined || found.has(path)) return found
  found.add(path)
  for (const [, list = '', to = ''] of code.matchAll(/^(?:import|export) \{([^}]+)\} from '(\.[^']+)'/gm))
    for (const one of imported(path, list, to)) withImports(one, found)
  return found
}

/** Returns the calls that the components of a file read when they appear, by their names. */
function readsOf(path: string): [name: string, call: Call][] {
  const code = sources[path] ?? ''
  const objects = new Map<string, Record<string, Call> | undefined>()
  for (const [, list = '', from] of code.matchAll(/^import \{([^}]+)\} from '@nivas\/contract\/([^']+)'/gm))
    for (const one of list.split(',')) {
      const [name = '', as = name] = one.trim().split(' as ')
      objects.set(as, contract[`/contract/src/${from}`]?.[name])
    }
  const reads = code.matchAll(
    /\b(?:useAnswer|useAnswerOnOpening)\(\s*(\w+)\.(\w+),(.*)|\bcall=\{(\w+)\.(\w+)\}/g,
  )
  return [...reads]
    .filter(([, , , options = '']) => !/enabled:.*\bmay\(/.test(options))
    .flatMap(([, of = '', name = '', , list = '', listed = '']) => {
      const call = objects.get(of || list)?.[name || listed]
      return call ? [[`${path.replace('/web/src/', '')} ${name || listed}`, call] as const] : []
    })
    .map(([name, call]) => [name, call])
}

test('each permission that opens a screen admits every call that the screen makes when it appears', () => {
  const read = new Map(Object.keys(sources).map((path) => [path, once(() => readsOf(path))]))
  let judged = 0
  const shut = areas
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, permission, load }) => {
      // The catalogues of the shops share their screens, whose calls are admitted by shop.
      const file = /"[^"]*(\/web\/src\/[^"]+)"/.exec(String(load))?.[1]
      const openers = permissionNames.filter((name) => mayPass(permission, new Set([name])))
      if (!file || openers.length === permissionNames.length) return []
      const reads = [...withImports(file)].flatMap((one) => read.get(one)?.() ?? [])
      judged += reads.length
      return openers.flatMap((name) =>
        reads
          .filter(([what]) => !shownToFew.includes(what))
          .filter(([, { permission }]) => !isByField(permission) && !mayPass(permission, new Set([name])))
          .map(([what]) => `${path} for ${name}: ${what}`),
      )
    })
  expect(judged).toBeGreaterThan(100)
  expect(shut).toEqual([])
})
