import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

/** Lets all go on that waits for nothing else. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('what comes while the sale is held is added when all let it go, in its order', async () => {
  const turns = makeTurns()
  const added: number[] = []
  turns.hold('disk', true)
  turns.hold('ticket', true)
  expect(turns.isIdle()).toBe(false)
  turns.add(() => added.push(1))
  turns.add(() => added.push(2))
  turns.hold('disk', false)
  await settle()
  expect(added).toEqual([])
  turns.hold('ticket', false)
  // What comes now is behind what waited.
  expect(turns.isIdle()).toBe(false)
  await settle()
  expect(added).toEqual([1, 2])
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

test('an option does nothing while the sale is held', async () => {
  const turns = makeTurns()
  const done: string[] = []
  turns.hold('disk', true)
  turns.press(() => done.push('option'))
  turns.hold('disk', false)
  await settle()
  expect(done).toEqual([])
  turns.press(() => done.push('option'))
  expect(done).toEqual(['option'])
})
