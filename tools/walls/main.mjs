// Part of `npm run check`: prints every import that breaks a wall of the house.
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsIn, workspaces } from './rules.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

const faults = Object.entries(workspaces).flatMap(([workspace, walls]) => {
  const source = join(root, workspace, 'src')
  const files = readdirSync(source, { recursive: true })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path.split(sep).join('/'), readFileSync(join(source, path), 'utf8')])
  return faultsIn(walls, files).map((fault) => `${workspace}/src/${fault}`)
})
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
