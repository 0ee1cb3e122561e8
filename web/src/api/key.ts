import type { Call } from '@nivas/contract/call.ts'

/**
 * Returns the cache key of an answer, or of all answers of a call when no request is given, as `makesStale` needs it.
 */
export const keyOf = (call: Call, request?: unknown): unknown[] =>
  request === undefined ? [`${call.method} ${call.path}`] : [`${call.method} ${call.path}`, request]
