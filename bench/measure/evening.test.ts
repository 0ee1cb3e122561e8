import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commitsOf, missedOf, type Outcome, runEvening, type State } from './evening.ts'
import { type Step, steps } from './steps.ts'

const three: Step[] = ['first', 'second', 'third'].map((name) => ({ name, script: name, minutes: 1 }))
const outcome = (ok: boolean): Outcome => ({ ok, at: '', seconds: 1, commit: 'c' })

/** Runs an evening. `ends` says whether each measurement succeeds; one that is missing there interrupts the evening. */
async function evening(state: State, ends: Record<string, boolean>, again = false) {
  const ran: string[] = []
  let saved = state
  const run = async ({ name }: Step) => {
    ran.push(name)
    const end = ends[name]
    if (end === undefined) throw new Error('interrupted')
    return outcome(end)
  }
  const save = (next: State) => {
    saved = next
  }
  await runEvening(three, state, { run, save, say: () => {}, again }).catch(() => {})
  return { ran, saved }
}

test('an interrupted evening continues with the interrupted measurement', async () => {
  const before = await evening({}, { first: true })
  expect(before.ran).toEqual(['first', 'second'])
  const after = await evening(before.saved, { second: true, third: true })
  expect(after.ran).toEqual(['second', 'third'])
  expect((await evening(after.saved, {})).ran).toEqual([])
})

test('a measurement that fails does not stop the others, and is run again', async () => {
  const before = await evening({}, { first: false, second: true, third: true })
  expect(before.ran).toEqual(['first', 'second', 'third'])
  expect((await evening(before.saved, { first: true })).ran).toEqual(['first'])
})

test('chosen measurements run again, and each keeps its old outcome until it has a new one', async () => {
  const before = await evening({}, { first: true, second: true, third: true })
  const after = await evening(before.saved, { first: false }, true)
  expect(after.ran).toEqual(['first', 'second'])
  expect(after.saved).toEqual({ ...before.saved, first: outcome(false) })
})

test('an evening that continued at a different commit names both commits', () => {
  const at = (commit: string) => ({ ...outcome(true), commit })
  expect(commitsOf({ first: at('a1'), second: at('b2'), third: at('a1') })).toEqual(['a1', 'b2'])
})

test('missed goals are read from the figures of the line of JSON', () => {
  const figures = [
    { name: 'kept', holds: true },
    { name: 'missed', holds: false },
    { name: 'without a goal', holds: null },
  ]
  expect(missedOf({ ...outcome(true), found: { figures } })).toEqual(['missed'])
  expect(missedOf({ ...outcome(true), found: { lost: 0 } })).toEqual([])
})

test('every script that measures or causes faults is a measurement of the evening', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>
  }
  const measuring = Object.keys(scripts).filter((name) => /^(bench|try|fuzz|faults|mutants)\b/.test(name))
  expect(measuring.filter((name) => !steps.some(({ script }) => script === name))).toEqual([])
  expect(steps.filter(({ script }) => !scripts[script]?.startsWith('node '))).toEqual([])
})

test('every measurement has a unique name', () => {
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
})
