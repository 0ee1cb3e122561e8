import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { atLeast, printFigures } from './figures.ts'
import { writeResults } from './results.ts'
import { table } from './table.ts'

// `npm run mutants`: Stryker changes one operator, condition or returned value at a time, and this lists the changes
// that no test notices. `-- --part use-cases` changes the server's use cases, `--only 'contract/src/pos/*.ts'` only
// some files, and `--tests 'server/src/pos/*.test.ts'` runs only some tests.

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'rules' },
    only: { type: 'string' },
    tests: { type: 'string' },
  },
})
const { part, only, tests } = values
/** The share of mutants that the tests must notice, by part. */
const goals: Record<string, number> = { rules: 0.9, 'use-cases': 0.8 }
const goal = goals[part]
if (goal === undefined) throw new Error(`There is no part ${part}: ${Object.keys(goals).join(', ')}`)

const root = fileURLToPath(new URL('..', import.meta.url))
const own = fileURLToPath(new URL('./mutants', import.meta.url))
const stryker = `${own}/node_modules/@stryker-mutator/core/bin/stryker.js`

const run = (command: string, args: string[], cwd: string, env = {}) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}
if (!existsSync(stryker)) run('npm', ['ci', '--ignore-scripts'], own)
run(process.execPath, [stryker, 'run', `${own}/stryker.config.mjs`], root, {
  NIVAS_MUTANTS: part,
  ...(only && { NIVAS_MUTATE: only }),
  ...(tests && { NIVAS_MUTANT_TESTS: tests }),
})

type Mutant = {
  status: string
  replacement?: string
  location: { start: { line: number; column: number }; end: { line: number; column: number } }
}
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> }

const { files } = JSON.parse(readFileSync(`${root}.cache/mutants-${part}.json`, 'utf8')) as Report
const noticed = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
const missed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage'

/** Returns the changed text of a mutant on its first line, and its replacement. */
function shown(source: string, { location: { start, end }, replacement = '', status }: Mutant): string {
  const line = source.split('\n')[start.line - 1] ?? ''
  const was = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined)
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 60)
  return `${start.line}: ${short(was)} → ${short(replacement)}${status === 'NoCoverage' ? ' (no test runs it)' : ''}`
}

const rows: string[][] = []
const survivors: string[] = []
const total = { tried: 0, noticed: 0 }
for (const [file, { source, mutants }] of Object.entries(files)) {
  const tried = mutants.filter((one) => noticed(one) || missed(one))
  const found = tried.filter(noticed).length
  total.tried += tried.length
  total.noticed += found
  rows.push([file, String(tried.length), String(found)])
  for (const one of tried.filter(missed)) survivors.push(`${file}:${shown(source, one)}`)
}
for (const one of survivors) console.log(one)
const share = total.noticed / Math.max(1, total.tried)
// A run of only some files or tests writes no results.
if (!only && !tests)
  writeResults(
    part === 'rules' ? 'Mutants of the rules' : 'Mutants of the use cases',
    `By \`npm run mutants\` on ${new Date().toISOString().slice(0, 10)}: ${total.noticed} of ${total.tried} (${(100 * share).toFixed(1)} %, goal ${100 * goal} %) were noticed by the tests of ${part === 'rules' ? 'the contract' : 'their areas'}.

${table(['file', 'mutants', 'noticed'], rows)}`,
  )
printFigures([atLeast(`${part}: mutants noticed, %`, 100 * share, 100 * goal)], total)
