/**
 * Returns the message and stack of an error for a log, without values. PostgreSQL quotes the value of a column in the
 * message of a data exception (class 22): 'invalid input syntax for type integer: "Asha"'. In other messages it quotes
 * the names of tables and constraints.
 */
export function withoutValues({
  message,
  stack,
  code,
}: {
  message: string
  stack?: string | undefined
  code?: unknown
}) {
  if (!/^22/.test(String(code ?? ''))) return { message, stack }
  const safe = message.replace(/".*"/s, '…')
  return { message: safe, stack: stack?.replace(message, () => safe) }
}
