import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { operatorError } from './operator-error.ts'
import { printFailure } from './run-program.ts'
import { createTestDatabase } from './testing/database.ts'
import { makeFolder } from './testing/folder.ts'
import { compileCache } from './testing/process.ts'

const watchConsole = () => vi.spyOn(console, 'error').mockImplementation(() => {})
let printing: ReturnType<typeof watchConsole>
beforeEach(() => {
  printing = watchConsole()
})
afterEach(() => {
  printing.mockRestore()
})

/** Returns the text that is printed for a failure. */
function printed(error: unknown): string {
  printing.mockClear()
  printFailure(error)
  expect(printing.mock.calls).toEqual([[expect.any(String)]])
  return String(printing.mock.calls[0]?.[0])
}

it('prints the database’s message, without the row', async () => {
  const { url, drop } = await createTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create temp table guests (name text, age int check (age < 130))')
  const failure: unknown = await client
    .query(`insert into guests values ('Asha Sharma', 200)`)
    .catch((error: unknown) => error)
  await client.end()
  await drop()
  expect(failure).toMatchObject({ detail: 'Failing row contains (Asha Sharma, 200).' })
  const text = printed(failure)
  expect(text).toContain('guests_age_check')
  expect(text).toContain('code: 23514')
  expect(text).not.toContain('Asha')
})

it('prints the causes of an error, without their other properties', () => {
  const cause = Object.assign(new TypeError('Invalid URL'), { input: 'postgres://nivas:secret@host' })
  const failures = [new Error('refused', { cause }), new AggregateError([new Error('no answer')], 'no host')]
  const text = printed(new AggregateError(failures, 'not started'))
  for (const message of ['not started', 'refused', 'Invalid URL', 'no host', 'no answer'])
    expect(text).toContain(message)
  expect(text).not.toContain('secret')
})

it('prints one line for an operator error, and a text unchanged', () => {
  expect(printed(operatorError('Port 80 is in use.'))).toBe('Port 80 is in use.')
  expect(printed('stopped')).toBe('stopped')
})

it.each([
  ['./identity/accept-key-cli.ts', 'npm run accept-identity-key'],
  ['./db/note-backup-cli.ts', 'npm run note-backup'],
  ['./db/embedded/backup-cli.ts', 'npm run backup -- a-new-folder'],
  ['./access/password-link-cli.ts', 'npm run password-link -- e-mail'],
])(
  '%s does nothing when it is asked for help',
  (program, usage) => {
    const folder = makeFolder('help')
    const data = join(folder, 'data')
    const { PATH = '' } = process.env
    const { status, stderr } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL(program, import.meta.url)), '--help'],
      { cwd: folder, env: { PATH, ...compileCache, DATA_DIR: data }, encoding: 'utf8' },
    )
    expect([status, stderr, existsSync(data)]).toEqual([1, `${usage}\n`, false])
    rmSync(folder, { recursive: true })
  },
  60_000,
)
