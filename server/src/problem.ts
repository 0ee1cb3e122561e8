/** An error that the operator can fix: printed in one line, without a stack. */
export function problem(message: string): Error {
  return Object.assign(new Error(message), { name: 'Problem' })
}

/** Whether an error was made by `problem`. */
export function isProblem(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Problem'
}
