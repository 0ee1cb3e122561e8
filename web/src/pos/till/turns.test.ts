import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

/** Runs all pending continuations. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('what comes while the sale is held is done when all let it go, in its order', async () => {
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
  // What comes now is behind what waited.
  expect(turns.isIdle()).toBe(false)
  await settle()
  expect(done).toEqual([1, 'option', 2])
  expect(turns.isIdle()).toBe(true)
})

test('a scan that opens a dialog keeps the scans after it until the dialog is closed', async () => {
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

test('an option comes after the scans before it and before those that come later', async () => {
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

test('an option is at once while the sale is free', () => {
  const turns = makeTurns()
  const done: string[] = []
  turns.press(() => done.push('option'))
  expect(done).toEqual(['option'])
})

test('an option that was pressed behind one that opens a dialog is not done after it', async () => {
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

test('a double click on an option that is done once is one press, and a scan between makes it two', async () => {
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
