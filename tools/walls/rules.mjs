import { posix } from 'node:path'

/**
 * The rules of imports of each workspace. Every folder of `src` that is not named here is an area, so a new area needs
 * no entry. Every area may import the `shared` folders; `meets` are the files and folders that combine the areas.
 */
export const workspaces = {
  server: {
    shared: ['audit', 'db', 'demo', 'http', 'jobs', 'mail', 'testing'],
    meets: ['app.ts', 'demo', 'main.ts', 'testing', 'workers.ts'],
    other: 'web',
  },
  web: {
    shared: ['api', 'app', 'format', 'languages', 'outbox', 'printing', 'ui'],
    meets: ['app/areas.ts', 'app/audit-fields.ts', 'app/public-areas.ts', 'app/record-lists.ts'],
    // Every component and screen uses the server's client, which imports none of them.
    lowest: ['api'],
    other: 'server',
  },
}

const imports = /(?:\bfrom|\bimport\s*\(?)\s*['"]([^'"\n]+)['"]/g
const folderOf = (path) => (path.includes('/') ? path.split('/')[0] : '')
/** Folders of user interface code. */
const upper = ['app', 'format', 'outbox', 'printing', 'ui']
/**
 * Returns whether a file is a part of an area beside its manifest: screens for visitors without a session, the labels
 * of the audit, or the places of records.
 */
const isOtherPart = (path) => /^[^/]+\/(public|audit-fields|record-lists)\.ts$/.test(path)
const isDoor = (path) => /^[^/]+\/index\.tsx?$/.test(path)

/** Returns the fault of an import, or undefined; both paths are relative to `src`. */
function faultOf(file, target, { shared, meets, lowest = [] }) {
  const [from, to] = [folderOf(file), folderOf(target)]
  const mayMeet = from === '' || meets.includes(from) || meets.includes(file)
  if (to === '')
    return !mayMeet && /^(app|main|workers)\./.test(target)
      ? `${target} imports the areas, not the reverse`
      : undefined
  if (to === from) return undefined
  if (lowest.includes(from) && upper.includes(to)) return `${from} lies below ${to}`
  if (shared.includes(to)) return undefined
  if (shared.includes(from) && !mayMeet)
    return `shared folders know no area: let ${to} hand over what they need`
  return isDoor(target) || (mayMeet && isOtherPart(target))
    ? undefined
    : `${to} is imported through its index`
}

/** Returns each circle of areas once, as `a → b → a`. */
function circlesIn(calls) {
  const found = new Map()
  const walk = (path) => {
    for (const next of calls.get(path.at(-1)) ?? []) {
      const at = path.indexOf(next)
      if (at < 0) walk([...path, next])
      else found.set(path.slice(at).sort().join(), [...path.slice(at), next].join(' → '))
    }
  }
  for (const area of calls.keys()) walk([area])
  return [...found.values()]
}

/**
 * Returns every import of a workspace that violates a wall, as `gate/exit.ts:3: reason`.
 *
 * @param files the path of each file relative to `src`, with `/`, and its text
 */
export function faultsIn(walls, files) {
  const faults = []
  const calls = new Map()
  for (const [file, text] of files)
    for (const { 1: name, index } of text.matchAll(imports)) {
      const fault = name.startsWith('.')
        ? faultOf(file, posix.join(posix.dirname(file), name), walls)
        : undefined
      const isOther = name.startsWith(`@nivas/${walls.other}`) || name.includes(`${walls.other}/src/`)
      const why = isOther ? 'server and web meet in the contract alone' : fault
      if (why) faults.push(`${file}:${text.slice(0, index).split('\n').length}: ${why}`)
      else if (name.startsWith('.')) {
        const [from, to] = [folderOf(file), folderOf(posix.join(posix.dirname(file), name))]
        const areas = [from, to].every((folder) => folder && !walls.shared.includes(folder))
        if (areas && from !== to) calls.set(from, (calls.get(from) ?? new Set()).add(to))
      }
    }
  return [...faults, ...circlesIn(calls).map((circle) => `areas import each other in a circle: ${circle}`)]
}
