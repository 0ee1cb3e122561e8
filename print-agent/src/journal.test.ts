import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { openJournal } from './journal.ts'
import { testFolder } from './testing/folder.ts'

const DAY = 24 * 3_600_000
const LARGE = 2_000

/** A journal that has printed these jobs, one in an hour. */
function journalOf(ids: readonly string[], file = join(testFolder(), 'journal.jsonl')) {
  let now = 0
  const journal = openJournal(file, () => now, LARGE)
  for (const id of ids) {
    now += 3_600_000
    journal.write(id, 'content', 'begun')
    journal.write(id, 'content', 'printed')
  }
  return { journal, file, now: () => now, pass: (ms: number) => (now += ms) }
}

const ids = (count: number) => Array.from({ length: count }, (_, n) => `job-${n}`)

it('a service that runs for weeks stores only the jobs of a day', () => {
  const { journal, file, now } = journalOf(ids(500))
  const kept = readFileSync(file, 'utf8')
  expect(kept).not.toContain('"job-0"')
  expect(statSync(file).size).toBeLessThan(4 * LARGE)
  const after = openJournal(file, now)
  for (const state of [journal, after].map((one) => one.find('job-499')?.state)) expect(state).toBe('printed')
})

it('a job that is being printed while the file is rewritten is unsure after a power cut', () => {
  const { journal, file, now } = journalOf(['first'])
  journal.write('slow', 'content', 'begun')
  for (const id of ids(50)) journal.write(id, 'content', 'not printed')
  expect(readFileSync(file, 'utf8').split('"first"')).toHaveLength(2)
  expect(openJournal(file, now).find('slow')?.state).toBe('unsure')
})

it('written entries stay when the file cannot be rewritten, and the next entries are written', () => {
  const { journal, file, now, pass } = journalOf(['first'])
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  // The name of the new file is taken by a folder.
  mkdirSync(`${file}.new`)
  for (const id of ids(50)) journal.write(id, 'content', 'printed')
  expect(errors).toHaveBeenCalled()
  expect(openJournal(file, now).find('job-49')?.state).toBe('printed')
  // The folder is gone, so the file can be rewritten.
  rmSync(`${file}.new`, { recursive: true })
  pass(2 * DAY)
  for (const id of ids(60)) journal.write(`later-${id}`, 'content', 'printed')
  expect(readFileSync(file, 'utf8')).not.toContain('"first"')
  errors.mockRestore()
})
