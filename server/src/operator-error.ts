/** Makes an error that the operator can fix. It is printed in one line, without a stack. */
export function operatorError(message: string): Error {
  return Object.assign(new Error(message), { name: 'OperatorError' })
}

/** Whether an error was made by `operatorError`. */
export function isOperatorError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'OperatorError'
}
