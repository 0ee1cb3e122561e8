import type { Call } from '@nivas/contract/call.ts'

/** The cache key of a call's answers: of all of them when no request is given, as `makesStale` needs it. */
export const keyOf = (call: Call, request?: unknown): unknown[] =>
  request === undefined ? [`${call.method} ${call.path}`] : [`${call.method} ${call.path}`, request]
