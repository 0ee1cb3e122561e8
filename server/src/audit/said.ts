import type { Call } from '@nivas/contract/call.ts'

type Fields = Readonly<Record<string, unknown>>

/** What of an input may be written down: everything but what the call names as secret. */
export function saidOf(call: Call, input: Fields): Fields {
  const secret = new Set(call.secret)
  return Object.fromEntries(Object.entries(input).filter(([field]) => !secret.has(field)))
}
