import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { onStop } from '../server/src/signals.ts'
import { commitsOf, goalCount, missedOf, runEvening, type State } from './measure/evening.ts'
import { runStep } from './measure/run-step.ts'
import { steps } from './measure/steps.ts'
import { writeResults } from './results.ts'
import { table } from './table.ts'

// `npm run measure`: runs every measurement, one after the other. An interruption (Ctrl-C) ends the running
// measurement, and the next start continues with it. `-- --fresh` starts from the beginning, `--only growth,find` runs
// these measurements even if they are done, `--list` lists the finished ones.

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const folder = fileURLToPath(new URL('../.cache/measure', import.meta.url))
const file = join(folder, 'state.json')
if (values.fresh) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const names = values.only?.split(',')
for (const name of names ?? [])
  if (!steps.some((step) => step.name === name)) throw new Error(`There is no ${name}`)
const chosen = names ? steps.filter(({ name }) => names.includes(name)) : steps
const stored: State = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** Replaces the file as a whole, so that an interruption leaves the state before or after. */
const save = (done: State) => {
  writeFileSync(`${file}.new`, JSON.stringify(done, undefined, 2))
  renameSync(`${file}.new`, file)
}

const listOf = (done: State) =>
  table(
    ['measurement', 'done', 'min', 'commit', 'goals'],
    steps.map((step) => {
      const one = done[step.name]
      const missed = one ? missedOf(one) : []
      const goals = one && goalCount(one)
      return [
        step.name,
        one ? `${one.at.replace('T', ' ')}${one.ok ? '' : ', failed'}` : '',
        one ? (one.seconds / 60).toFixed(1) : `about ${step.minutes}`,
        one?.commit ?? '',
        goals
          ? `${goals - missed.length} of ${goals}${missed.length > 0 ? `; missed: ${missed.join('; ')}` : ''}`
          : '',
      ]
    }),
  )

if (values.list) console.log(listOf(stored))
else {
  const logOf = (name: string) => join(folder, `${name.replaceAll(' ', '-')}.log`)
  const interruption = new AbortController()
  onStop(() => interruption.abort())
  const say = (text: string) => console.log(`\n=== ${text} ===\n`)
  if (Object.keys(stored).length > 0 && !names)
    say(`goes on with an evening of ${commitsOf(stored).join(', ')}; \`-- --fresh\` begins anew`)
  const done = await runEvening(chosen, stored, {
    run: (step) => runStep(step, logOf(step.name), interruption.signal),
    save,
    say,
    again: names !== undefined,
  }).catch((error: unknown) => {
    if (!interruption.signal.aborted) throw error
    console.error('Interrupted. What is done is kept: `npm run measure` goes on, `-- --list` says with what.')
    process.exit(1)
  })
  console.log(`\n${listOf(done)}\n`)
  // The results list complete evenings only.
  if (!names)
    writeResults(
      'What was measured when',
      `By \`npm run measure\`, which runs all of it in one evening; each measurement writes its own chapter. Goals are those of figures that have one.\n\n${listOf(done)}`,
    )
  const failed = chosen.filter(({ name }) => !done[name]?.ok).map(({ name }) => name)
  const left = steps.filter(({ name }) => !done[name]).map(({ name }) => name)
  const missed = Object.values(done).flatMap(missedOf)
  const commits = commitsOf(done)
  console.log(JSON.stringify({ done: Object.keys(done).length, failed, left, missed, commits }))
  if (failed.length > 0) process.exitCode = 1
}
