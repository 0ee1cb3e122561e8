import { inspect } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { operatorError } from './operator-error.ts'
import { printFailure } from './run-program.ts'

afterEach(() => vi.restoreAllMocks())

/** What `console.error` prints of an error. */
function printed(error: unknown): string {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  printFailure(error)
  return print.mock.calls.map((values) => values.map((value) => inspect(value)).join(' ')).join('\n')
}

test('an error of the database is printed without the row that it was about', () => {
  const row = {
    code: '23514',
    detail: 'Failing row contains (Asha Rao, 9876543210).',
    where: 'COPY customers, line 3: "Asha Rao,9876543210"',
  }
  const output = printed(Object.assign(new Error('a row is not allowed'), row))
  expect(output).toContain('a row is not allowed')
  expect(output).toContain('23514')
  expect(output).not.toContain('9876543210')
})

test('an error for the operator is printed in one line', () => {
  expect(printed(operatorError('Port 3000 is in use'))).toBe("'Port 3000 is in use'")
})
