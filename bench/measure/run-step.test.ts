import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runProgram } from './run-step.ts'

let folder: string
let log: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nivas-measure-'))
  log = join(folder, 'log')
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const program = (text: string) => {
  const file = join(folder, 'program.mjs')
  writeFileSync(file, text)
  return [file]
}
const never = new AbortController().signal

test('the outcome has the exit code and the last line of JSON', async () => {
  const ends = (code: number) =>
    program(`console.log('a'); console.log('{"figures":[]}'); process.exit(${code})`)
  expect(await runProgram(ends(0), log, never)).toMatchObject({ ok: true, found: { figures: [] } })
  expect(await runProgram(ends(1), log, never)).toMatchObject({ ok: false, found: { figures: [] } })
})

test.skipIf(process.platform === 'win32')(
  'an interruption returns no outcome, and ends the program and the processes that it started',
  async () => {
    const interruption = new AbortController()
    const started = join(folder, 'started')
    const running = runProgram(
      program(`import { spawn } from 'node:child_process'
        import { writeFileSync } from 'node:fs'
        const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
        writeFileSync(${JSON.stringify(started)}, String(child.pid))
        setInterval(() => {}, 1000)`),
      log,
      interruption.signal,
    )
    const interrupted = expect(running).rejects.toThrow('interrupted')
    await vi.waitFor(() => expect(readFileSync(started, 'utf8')).toMatch(/^\d+$/), 10_000)
    interruption.abort()
    // The run ends once the last process has closed the output that it inherited.
    await interrupted
  },
)
