import { addDays, dayIn } from '@nivas/contract/dates.ts'
import fc from 'fast-check'
import type * as z from 'zod'
import { jsonSchemaOf, type Schema } from '../samples/json-schema.ts'
import type { Facts } from './facts.ts'

const today = dayIn('Asia/Kolkata')

/** Days around today, when a venue has stays. End days mostly come after begin days. */
const day = (name: string) =>
  fc
    .integer(/^(to|until|departure)/.test(name) ? { min: 3, max: 25 } : { min: -10, max: 12 })
    .map((days) => addDays(today, days))

const dateTexts = /(^|_)(date|day|dob|from|to)$/

/** Chooses an element of a list, or a value of `otherwise` for an empty list. */
const oneOf = <T>(list: readonly T[], otherwise: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  list.length > 0 ? fc.constantFrom(...list) : otherwise

/** Generates ids of the records that a field names: `room_id`, `room_ids`, `from_room_id` and so on. */
function idsFor(name: string, { records }: Facts): fc.Arbitrary<number> {
  const [key] = /[a-z]+_id(?=s?$)/.exec(name) ?? ['id']
  const known = Object.values(records).flatMap((rows) => rows.map((row) => row[key]))
  return oneOf(
    known.filter((one) => one !== undefined),
    fc.integer({ min: 1, max: 200 }),
  )
}

function textFor(name: string, { minLength = 0, maxLength = 60 }: Schema, { texts }: Facts) {
  const free = fc.oneof(
    fc.constantFrom('A', 'Asha Rao', 'Agra', 'नमस्ते', '9876543210', '101', 'x'.repeat(Math.max(1, minLength))),
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60) }),
  )
  return fc.oneof(oneOf(texts[name] ?? [], free), free)
}

/** Generates values that a schema mostly accepts, made from existing data, so that most requests reach the database. */
function likely(name: string, schema: Schema, facts: Facts): fc.Arbitrary<unknown> {
  const { kind, type, minimum = -5, maximum = 500 } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (either) return fc.oneof(...either.map((one) => likely(name, one, facts)))
  if (kind === 'date' || (type === 'string' && dateTexts.test(name))) return day(name)
  if (kind === 'time')
    return fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30', '59'))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${m}`)
  if (kind === 'email') return textFor('email', {}, facts)
  if (kind === 'phone') return fc.constantFrom('9876543210', '+91 50123 43210', '123456')
  if (kind === 'money')
    return fc.oneof(fc.constantFrom(0, 500, 0.01, 1000), fc.integer({ min: 0, max: 100_000 }))
  if (kind === 'id' || /(^|_)ids?$/.test(name)) {
    const ids = idsFor(name, facts)
    return type === 'array'
      ? fc.uniqueArray(ids, { minLength: schema.minItems ?? 0, maxLength: 5 })
      : type === 'string'
        ? fc.array(ids, { minLength: 1, maxLength: 3 }).map(String)
        : ids
  }
  if (type === 'object') return objectOf(schema, facts)
  if (type === 'array')
    return fc.array(likely(name, schema.items ?? {}, facts), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
    })
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, Math.max(minimum, 300)) })
  if (type === 'number')
    return fc.double({ min: minimum, max: Math.min(maximum, Math.max(minimum, 1000)), noNaN: true })
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return textFor(name, schema, facts)
  if (/^(page|per_page)$/.test(name)) return fc.integer({ min: 1, max: 200 })
  // A list with commas in an address, or the input of a transformation.
  return fc.oneof(textFor(name, {}, facts), fc.integer({ min: 0, max: 100 }))
}

function objectOf({ properties = {}, required = [] }: Schema, facts: Facts) {
  const fields = Object.entries(properties).map(([name, schema]) => [name, likely(name, schema, facts)])
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] })
}

/** Generates the fields of an object schema of the contract. */
export const fieldsOf = (schema: z.ZodType, facts: Facts) =>
  objectOf(jsonSchemaOf(schema), facts) as fc.Arbitrary<Record<string, unknown>>
