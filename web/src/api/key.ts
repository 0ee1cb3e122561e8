import type { Call } from '@nivas/contract/call.ts'

/** How the answers of a call are kept: all of them when no request is given, as `makesStale` wants it. */
export const keyOf = (call: Call, request?: unknown): unknown[] =>
  request === undefined ? [`${call.method} ${call.path}`] : [`${call.method} ${call.path}`, request]
