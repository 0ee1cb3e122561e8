import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { operatorError } from './operator-error.ts'
import { printFailure } from './run-program.ts'
import { createTestDatabase } from './testing/database.ts'

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
