// Part of `npm run check`: prints every import, and every use of a table, that violates a wall.
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { faultsIn, workspaces } from './rules.mjs'
import { styleFaultsIn } from './styles.mjs'
import { tableFaultsIn } from './tables.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Returns the sources of a workspace: the path of each relative to `src`, with `/`, and its text. */
function sourcesOf(workspace, endings = /\.tsx?$/) {
  const source = join(root, workspace, 'src')
  return readdirSync(source, { recursive: true })
    .filter((path) => endings.test(path))
    .map((path) => [path.split(sep).join('/'), readFileSync(join(source, path), 'utf8')])
}

const server = sourcesOf('server')
const declarations = server.map(([path]) => path).filter((path) => /^[^/]+\/tables\.ts$/.test(path))
const declared = Object.fromEntries(
  await Promise.all(
    declarations.map(async (path) => {
      const { tables } = await import(pathToFileURL(join(root, 'server/src', path)).href)
      return [path.split('/')[0], tables]
    }),
  ),
)
const types = 'db/schema.gen.ts'
const [, schema = ''] = server.find(([path]) => path === types) ?? []

const faults = [
  ...Object.entries(workspaces).flatMap(([workspace, walls]) =>
    faultsIn(walls, sourcesOf(workspace)).map((fault) => `${workspace}/src/${fault}`),
  ),
  ...tableFaultsIn(
    schema,
    declared,
    server.filter(([path]) => path !== types),
  ).map((fault) => `server/src/${fault}`),
  ...styleFaultsIn(sourcesOf('web', /\.css$/)).map((fault) => `web/src/${fault}`),
]
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
