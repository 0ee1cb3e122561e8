import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

/** Runs all pending continuations. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('changes that arrive while the sale is held run in order when it is free', async () => {
  const turns = makeTurns()
  const done: (number | string)[] = []
  turns.hold('disk', true)
  turns.hold('ticket', true)
  expect(turns.isIdle()).toBe(false)
  turns.add(() => done.push(1))
  turns.press(() => done.push('option'))
  turns.add(() => done.push(2))
  turns.hold('disk', false)
  await settle()
  expect(done).toEqual([])
  turns.hold('ticket', false)
  // A new change goes after those that wait.
  expect(turns.isIdle()).toBe(false)
  await settle()
  expect(done).toEqual([1, 'option', 2])
  expect(turns.isIdle()).toBe(true)
})

test('scans after one that opens a dialog wait until the dialog is closed', async () => {
  const turns = makeTurns()
  const added: string[] = []
  turns.add(() => turns.hold('dialog', true))
  turns.add(() => added.push('next'))
  await settle()
  expect(added).toEqual([])
  turns.hold('dialog', false)
  await settle()
  expect(added).toEqual(['next'])
})

test('an option runs after the scans before it and before later ones', async () => {
  const turns = makeTurns()
  const done: string[] = []
  let found = () => {}
  const looking = new Promise<void>((resolve) => {
    found = resolve
  })
  turns.add(() => looking.then(() => done.push('scan')))
  turns.press(() => done.push('option'))
  turns.add(() => done.push('later'))
  found()
  await settle()
  expect(done).toEqual(['scan', 'option', 'later'])
})

test('an option runs immediately while the sale is free', () => {
  const turns = makeTurns()
  const done: string[] = []
  turns.press(() => done.push('option'))
  expect(done).toEqual(['option'])
})

test('an option pressed after one that opens a dialog is dropped', async () => {
  const turns = makeTurns()
  const done: string[] = []
  turns.hold('disk', true)
  turns.press(() => turns.hold('dialog', true))
  turns.press(() => done.push('behind'))
  turns.hold('disk', false)
  await settle()
  turns.press(() => done.push('in the dialog'))
  turns.hold('dialog', false)
  await settle()
  expect(done).toEqual([])
  expect(turns.isIdle()).toBe(true)
})

test('a double click on an option that must not repeat is one press, but two with a scan in between', async () => {
  const turns = makeTurns()
  const done: string[] = []
  const park = () => turns.press(() => done.push('park'), 'park')
  turns.hold('disk', true)
  park()
  park()
  turns.add(() => done.push('scan'))
  park()
  turns.hold('disk', false)
  await settle()
  expect(done).toEqual(['park', 'scan', 'park'])
  park()
  expect(done).toHaveLength(4)
})
