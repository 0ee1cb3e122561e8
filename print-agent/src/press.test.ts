import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openJournal } from './journal.ts'
import { type Output, PrinterProblem } from './outputs/output.ts'
import { createPress } from './press.ts'
import { testFolder } from './testing/folder.ts'
import { jobOf } from './testing/samples.ts'

const HOUR = 3_600_000

/** A press with a scripted printer, which can be restarted on the same disk. */
function pressIn(folder: string, deeds: (() => Promise<void>)[] = [], now: () => number = Date.now) {
  const printed: string[] = []
  const output: Output = {
    name: 'test',
    async print(_, { jobId }) {
      await deeds.shift()?.()
      printed.push(jobId)
    },
  }
  const journal = openJournal(join(folder, 'journal.jsonl'), now)
  journal.tidy()
  return { press: createPress({ output, journal, bytesOf: () => new Uint8Array() }), printed, journal }
}

const job = (jobId: string = randomUUID()) => jobOf({ receiptType: 'test' }, { jobId })
const fails = (outcome: 'not printed' | 'unsure') => async () => {
  throw new PrinterProblem('noPaper', outcome)
}

it('prints an id once when it is sent twice together, twice in a row, and again after a restart', async () => {
  const folder = testFolder()
  const { press, printed } = pressIn(folder)
  const one = job()
  const [first, second] = await Promise.all([press.print(one), press.print(one)])
  const answers = [first, second, await press.print(one), await pressIn(folder).press.print(one)]
  expect(answers.map(({ status }) => status)).toEqual(['success', 'success', 'success', 'success'])
  expect(printed).toEqual([one.jobId])
})

it('retries a job that was not printed, also after a restart', async () => {
  const folder = testFolder()
  const { press, printed } = pressIn(folder, [fails('not printed'), fails('not printed')])
  const one = job()
  expect(await press.print(one)).toMatchObject({ status: 'error', outcome: 'not printed' })
  expect(await press.print(one)).toMatchObject({ status: 'error', outcome: 'not printed' })
  const again = pressIn(folder)
  expect(await again.press.print(one)).toMatchObject({ status: 'success' })
  expect([...printed, ...again.printed]).toEqual([one.jobId])
})

it('does not automatically retry a job that may have been printed', async () => {
  const folder = testFolder()
  const { press, printed } = pressIn(folder, [fails('unsure')])
  const one = job()
  for (const again of [() => press, () => press, () => pressIn(folder).press])
    expect(await again().print(one)).toMatchObject({ status: 'error', outcome: 'unsure' })
  expect(printed).toEqual([])
})

it('is unsure of a job that was printing at a power cut, and reports it after the restart', async () => {
  const folder = testFolder()
  let reached = () => {}
  const printing = new Promise<void>((resolve) => {
    reached = resolve
  })
  const one = job()
  const { press } = pressIn(folder, [
    () => {
      reached()
      return new Promise(() => {})
    },
  ])
  void press.print(one)
  await printing
  appendFileSync(join(folder, 'journal.jsonl'), '{"jobId":"cut o')
  const after = pressIn(folder)
  expect(await after.press.print(one)).toMatchObject({ status: 'error', outcome: 'unsure' })
  expect(after.printed).toEqual([])
})

it('prints one job at a time, in the order of arrival', async () => {
  let atOnce = 0
  const deed = async () => {
    atOnce += 1
    expect(atOnce).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    atOnce -= 1
  }
  const { press, printed } = pressIn(testFolder(), [deed, deed, deed])
  const all = [job(), job(), job()]
  await Promise.all(all.map(press.print))
  expect(printed).toEqual(all.map(({ jobId }) => jobId))
})

it('refuses another receipt under a printed id', async () => {
  const { press } = pressIn(testFolder())
  const one = job()
  await press.print(one)
  expect(await press.print({ ...one, copy: true })).toMatchObject({ status: 'error', outcome: 'not printed' })
})

it('stores ids for a day, and its file holds no content of receipts', async () => {
  const folder = testFolder()
  let now = Date.now()
  const one = job()
  await pressIn(folder, [], () => now).press.print(one)
  const file = readFileSync(join(folder, 'journal.jsonl'), 'utf8')
  expect(file).toContain(one.jobId)
  expect(file).not.toContain('receiptType')
  now += 25 * HOUR
  const later = pressIn(folder, [], () => now)
  expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8')).toBe('')
  await later.press.print(one)
  expect(later.printed).toEqual([one.jobId])
})

it('accepts at most fifty jobs at once', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { press } = pressIn(testFolder(), [() => held])
  const waiting = Array.from({ length: 50 }, () => press.print(job()))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(press.waiting()).toBe(50)
  expect(await press.print(job())).toMatchObject({ status: 'error', outcome: 'not printed' })
  release()
  expect((await Promise.all(waiting)).every(({ status }) => status === 'success')).toBe(true)
})

it('a job that could not be written to a full disk is not printed, and is printed when it is sent again', () => {
  const journal = openJournal(join(testFolder(), 'journal.jsonl'))
  const { jobId } = job()
  journal.close()
  expect(() => journal.write(jobId, 'content', 'begun')).toThrow()
  expect(journal.find(jobId)).toBeUndefined()
})

it('a line that a full disk truncated does not damage other lines', () => {
  const file = join(testFolder(), 'journal.jsonl')
  const journal = openJournal(file)
  const [one, other] = [job(), job()]
  journal.write(one.jobId, 'content', 'printed')
  appendFileSync(file, '{"jobId":"cut o')
  journal.write(other.jobId, 'content', 'begun')
  const after = openJournal(file)
  expect([one, other].map(({ jobId }) => after.find(jobId)?.state)).toEqual(['printed', 'unsure'])
})

it('continues printing after the disk was full for a moment', async () => {
  const journal = openJournal(join(testFolder(), 'journal.jsonl'))
  let full = false
  const write: typeof journal.write = (...entry) => {
    if (full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    journal.write(...entry)
  }
  const fills = [true, false]
  const print = async () => {
    full = fills.shift() ?? false
  }
  const press = createPress({
    output: { name: 'test', print },
    journal: { ...journal, write },
    bytesOf: () => new Uint8Array(),
  })
  expect(await press.print(job())).toMatchObject({ status: 'error', outcome: 'unsure' })
  full = false
  expect(await press.print(job())).toMatchObject({ status: 'success' })
})
