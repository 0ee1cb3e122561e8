/**
 * Returns the code of a caught error: PostgreSQL's, such as 23505, or the system's, such as EEXIST. Undefined without
 * one.
 */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** Returns the message of a caught error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
