import { isOperatorError } from './operator-error.ts'

/** Says a failure: to the operator in one line, otherwise with its stack. */
export const printFailure = (error: unknown) =>
  console.error(isOperatorError(error) ? error.message : withoutRow(error))

/** These fields of a database error hold the values of a row: people and their numbers. */
const ofRows = { detail: undefined, where: undefined }

const withoutRow = (error: unknown) =>
  error instanceof Error && 'detail' in error ? Object.assign(error, ofRows) : error

/** Runs a program of the command line; it ends with code 1 when it fails, or answers false. */
export async function runProgram(main: () => Promise<unknown>): Promise<void> {
  try {
    if ((await main()) === false) process.exitCode = 1
  } catch (error) {
    printFailure(error)
    process.exitCode = 1
  }
}
