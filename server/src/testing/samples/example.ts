import type { Call } from '@nivas/contract/call.ts'
import * as z from 'zod'
import { inDays } from '../factories.ts'
import { jsonSchemaOf, type Schema } from './json-schema.ts'

/** Returns a value that a field with this schema mostly accepts. */
function valueFor(name: string, schema: Schema): unknown {
  const { kind, type } = schema
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.find((one) => one !== '' && one !== null)
  const either = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (either) return valueFor(name, either.find((one) => one.type !== 'null') ?? {})
  if (kind === 'date') return inDays(/^(to|until|departure)/.test(name) ? 2 : 1)
  if (kind === 'time') return '10:00'
  if (kind === 'email') return 'a@example.org'
  if (kind === 'phone') return '9876543210'
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, valueFor(key, inner)]),
    )
  if (type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
      valueFor(name.replace(/s$/, ''), schema.items ?? {}),
    )
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  return 'A'.repeat(Math.max(1, schema.minLength ?? 0))
}

/** Values to try where the JSON Schema does not describe the input of a transformation. */
const others = [
  'a@example.org',
  1,
  '1',
  true,
  'true',
  inDays(1),
  '10:00',
  '9876543210',
  new Date().toISOString(),
  null,
]

function exampleFor(name: string, schema: z.ZodType): unknown {
  const { properties = {} } = jsonSchemaOf(z.object({ [name]: schema }))
  const first = valueFor(name, properties[name] ?? {})
  return [first, ...others].find((one) => schema.safeParse(one).success) ?? first
}

/** Returns a value for every field of a call except those named in `without`. */
export function exampleOf(call: Call, without: readonly string[]): Record<string, unknown> {
  const fields = Object.entries({
    ...call.params?.shape,
    ...call.query?.shape,
    ...call.body?.shape,
  }) as [string, z.ZodType][]
  return Object.fromEntries(
    fields
      .filter(([name]) => !without.includes(name))
      .map(([name, schema]) => [name, exampleFor(name, schema)]),
  )
}
