import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { decode } from './paper/decode.ts'
import { testFolder } from './testing/folder.ts'
import { fakePrinter } from './testing/printer.ts'
import { samples } from './testing/samples.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const ORIGIN = 'http://localhost:3000'

/** The print service in a separate process. */
async function start(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { PRINT_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (!child.stdout) throw new Error('the print service has no output')
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const address = / at (\S+)/.exec(line)?.[1] ?? ''
  return {
    address,
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      const ended = once(child, 'exit')
      child.kill(signal)
      return ended
    },
    post: async (job: unknown): Promise<{ status: string; outcome: string }> => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/json' },
        body: JSON.stringify(job),
      })
      return response.json() as never
    },
  }
}

/** The exit code and the message of a print service that does not start. */
async function fails(env: Record<string, string>): Promise<[number, string]> {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const [code] = (await once(child, 'close')) as [number]
  return [code, errors]
}

it('after a kill during a receipt it does not print it again; after a proper stop it knows the printed jobs', async () => {
  const DATA_DIR = testFolder()
  const hung = await fakePrinter({ hangsAfter: 100 })
  const job = { jobId: randomUUID(), language: 'hi', receipt: samples.bhent }
  const first = await start({ DATA_DIR, PRINT_TO: `tcp://127.0.0.1:${hung.port}` })
  const lost = first.post(job).catch(() => 'no answer')
  while (hung.heard() < 100) await new Promise((resolve) => setTimeout(resolve, 10))
  await first.end('SIGKILL')
  expect(await lost).toBe('no answer')

  const printer = await fakePrinter()
  const PRINT_TO = `tcp://127.0.0.1:${printer.port}`
  const second = await start({ DATA_DIR, PRINT_TO })
  expect(await second.post(job)).toMatchObject({ status: 'error', outcome: 'unsure' })
  const copy = { ...job, jobId: randomUUID(), copy: true }
  expect(await second.post(copy)).toMatchObject({ status: 'success', outcome: 'printed' })
  expect(await second.end('SIGTERM')).toEqual([0, null])

  const third = await start({ DATA_DIR, PRINT_TO })
  expect(await third.post(copy)).toMatchObject({ status: 'success', outcome: 'printed' })
  const receipts = await printer.receipts()
  expect(receipts).toHaveLength(1)
  expect(decode(receipts[0] ?? new Uint8Array()).at(-1)?.kind).toBe('cut')
})

it('a stop during a receipt waits for its end, also when npm forwards the signal a second time', async () => {
  const DATA_DIR = testFolder()
  const slow = await fakePrinter({ slowBy: 400 })
  const service = await start({ DATA_DIR, PRINT_TO: `tcp://127.0.0.1:${slow.port}` })
  const job = { jobId: randomUUID(), receipt: samples.bhent }
  const answer = service.post(job).catch(() => 'no answer')
  while (slow.heard() < 100) await new Promise((resolve) => setTimeout(resolve, 10))
  const ended = service.end('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await service.end('SIGTERM')
  expect(await ended).toEqual([0, null])
  await answer
  const journal = readFileSync(join(DATA_DIR, 'print-journal.jsonl'), 'utf8')
  expect(journal).toMatch(new RegExp(`${job.jobId}.*"printed"`))
})

it('a second start fails with a message, and the first one still knows the printed jobs', async () => {
  const DATA_DIR = testFolder()
  const first = await start({ DATA_DIR })
  const job = { jobId: randomUUID(), receipt: { receiptType: 'test' } }
  expect(await first.post(job)).toMatchObject({ status: 'success' })
  const { port } = new URL(first.address)
  expect(await fails({ DATA_DIR, PRINT_PORT: port })).toEqual([
    1,
    `Port ${port} is taken: the print service runs already, or set PRINT_PORT.\n`,
  ])
  const other = { ...job, jobId: randomUUID() }
  await first.post(other)
  await first.end('SIGKILL')
  const journal = readFileSync(join(DATA_DIR, 'print-journal.jsonl'), 'utf8')
  for (const { jobId } of [job, other]) expect(journal).toMatch(new RegExp(`${jobId}.*"printed"`))
})

it('prints one line with the faults of its settings', async () => {
  expect(await fails({ PRINT_TO: 'usb' })).toEqual([
    1,
    'Wrong settings: PRINT_TO must be preview, tcp://host:9100, file:/dev/usb/lp0 or cups:queue.\n',
  ])
})
