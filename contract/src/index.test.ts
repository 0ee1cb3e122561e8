import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Call } from './call.ts'
import { contract } from './index.ts'

const schemas = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [[`${area}.${name}`, part, schema] as const] : [],
    ),
  ),
)

/** JSON of any shape; some of it resembles a special object of JavaScript. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>({ toString: 'x' }, { valueOf: 1 }, { length: -1 }, ['x', { toString: null }]),
)

describe('the schemas of every call', () => {
  it.each(schemas)('report the errors of %s %s, and never throw', (_name, _part, schema) => {
    const fields = fc.record(
      Object.fromEntries(Object.keys(schema.shape).map((field) => [field, anything])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fields, anything), (given) => {
        expect(() => schema.safeParse(given)).not.toThrow()
      }),
      { numRuns: 60 },
    )
  })
})
