import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'

type Node = { type: string; [field: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Yields a node and all its descendants, in their order. */
function* within(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* within(inner)
}

const textOf = (node: unknown): string => String((node as { value?: unknown } | undefined)?.value)
const nameOf = (node: unknown): string => String((node as { name?: unknown } | undefined)?.name)
const fieldOf = (object: Node, name: string): Node | undefined =>
  (object.properties as Node[]).find(({ key }) => nameOf(key) === name)?.value as Node | undefined

/** Returns the paths of the dynamic imports within a node. */
const loadedIn = (node: Node | undefined, from: string): string[] =>
  node
    ? [...within(node)]
        .filter(({ type }) => type === 'ImportExpression')
        .map(({ source }) => join(dirname(from), textOf(source)))
    : []

const manifests = new Map<string, Node[]>()
function read(manifest: string): Node[] {
  const known = manifests.get(manifest)
  if (known) return known
  const nodes = [...within(parseAst(readFileSync(manifest, 'utf8'), { lang: 'tsx' }) as unknown as Node)]
  manifests.set(manifest, nodes)
  return nodes
}

/** Returns the Hindi catalogues of a manifest: its own, and those of the areas whose components it shows. */
function hindiOf(manifest: string): string[] {
  const nodes = read(manifest)
  const area = nodes.find((node) => node.type === 'ObjectExpression' && fieldOf(node, 'routes'))
  const hindi = area && fieldOf(area, 'hindi')
  if (!hindi) return []
  const borrowed = [...within(hindi)].flatMap(({ type, object, property }) => {
    if (type !== 'MemberExpression' || nameOf(property) !== 'hindi') return []
    const from = nodes.find(
      (node) =>
        node.type === 'ImportDeclaration' &&
        (node.specifiers as Node[]).some(({ local }) => nameOf(local) === nameOf(object)),
    )
    return from ? hindiOf(join(dirname(manifest), textOf(from.source))) : []
  })
  return [...loadedIn(hindi, manifest), ...borrowed]
}

/** Returns the manifests of an area, and the files with a part of its routes. */
const manifestsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^(index\.tsx|public\.ts|.*routes\.ts)$/.test(name))
    .map((name) => join(folder, name))

type ScreenModule = { path: string; module: string; isPublic: boolean; withoutSchemas: boolean }

/** Returns the path and the module of each screen, from the manifests. */
export function screenModules(source: string): ScreenModule[] {
  const found: ScreenModule[] = []
  for (const folder of readdirSync(source, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue
    for (const manifest of manifestsIn(join(source, folder.name)))
      for (const node of read(manifest)) {
        if (node.type !== 'ObjectExpression') continue
        const [path, [module]] = [fieldOf(node, 'path'), loadedIn(fieldOf(node, 'load'), manifest)]
        if (path?.type !== 'Literal' || !module) continue
        const isPublic = textOf(fieldOf(node, 'permission')) === 'public'
        const withoutSchemas = fieldOf(node, 'withoutSchemas') !== undefined
        found.push({ path: textOf(path), module, isPublic, withoutSchemas })
      }
  }
  return found
}

/**
 * Returns the modules that areas load on demand and that have to open without a network, from the manifests: screens
 * with `offline: true`, the registrations of outboxes, and the Hindi of both.
 */
export function offlineModules(source: string): Set<string> {
  const found = readdirSync(source, { withFileTypes: true }).flatMap((folder) => {
    if (!folder.isDirectory()) return []
    const manifests = manifestsIn(join(source, folder.name))
    const offline = manifests.flatMap(loadedOffline)
    return offline.length > 0 ? [...offline, ...manifests.flatMap(hindiOf)] : []
  })
  return new Set(found)
}

/** Returns what a manifest, or a file with a part of its routes, loads offline: its registration and its screens. */
const loadedOffline = (manifest: string): string[] =>
  read(manifest).flatMap((node) => {
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'offline') return loadedIn(node, manifest)
    const offline = node.type === 'ObjectExpression' ? fieldOf(node, 'offline') : undefined
    return offline && textOf(offline) === 'true' ? loadedIn(fieldOf(node, 'load'), manifest) : []
  })
