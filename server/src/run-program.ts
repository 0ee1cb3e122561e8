import { parseArgs } from 'node:util'
import { isOperatorError, operatorError } from './operator-error.ts'

/** Prints a failure: an operator error in one line, any other error with its stack. */
export const printFailure = (error: unknown) =>
  console.error(isOperatorError(error) ? error.message : printable(error))

/**
 * Returns the stack and code of an error and of its causes. Its other properties may be secret, such as the row that
 * PostgreSQL refused, or an address with its password.
 */
function printable(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  const causes = [error.cause, ...(error instanceof AggregateError ? error.errors : [])].filter(Boolean)
  const lines = [error.stack ?? error.message, ...(code === undefined ? [] : [`code: ${code}`])]
  return [...lines, ...causes.map(printable)].join('\n')
}

/**
 * Returns the arguments of a program of the command line that has no options.
 *
 * @throws an operator error with the usage when their number is wrong, or when there is an option such as `--help`:
 * nothing may be done then
 */
export function readArguments(usage: string, count: number): string[] {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} })
    if (positionals.length === count) return positionals
  } catch {
    // `parseArgs` throws for an option.
  }
  throw operatorError(usage)
}

/** Runs a program of the command line. Its exit code is 1 when it fails or resolves to false. */
export async function runProgram(main: () => Promise<unknown>): Promise<void> {
  try {
    if ((await main()) === false) process.exitCode = 1
  } catch (error) {
    printFailure(error)
    process.exitCode = 1
  }
}
