import type { Call } from '@nivas/contract/call.ts'
import { date, email, id, idInAddress, money, phone, signedMoney, time } from '@nivas/contract/fields.ts'
import * as z from 'zod'

/** The part of JSON Schema that the contract's schemas use, with the `kind` of a text or number field. */
export type Schema = {
  type?: string
  kind?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  format?: string
}

/** Field schemas of the contract with rules beyond their type. They are recognised in every schema that uses them. */
const kinds = new Map<z.core.$ZodType, string>([
  [date, 'date'],
  [time, 'time'],
  [email, 'email'],
  [phone, 'phone'],
  [money, 'money'],
  [signedMoney, 'money'],
  [id, 'id'],
  [idInAddress, 'id'],
])

export const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = kinds.get(zodSchema)
      if (kind) Object.assign(jsonSchema, { kind })
    },
  }) as Schema

function* keysIn(schema: Schema, path: string[] = []): Generator<string> {
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    yield [...path, name].join('.')
    yield* keysIn(inner, [...path, name])
  }
  if (schema.items) yield* keysIn(schema.items, [...path, '0'])
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* keysIn(one, path)
}

/** Returns every field name in the schemas of a call, also inside lists and objects: `members.0.age`. */
export const keysOf = ({ params, query, body }: Call): string[] => [
  ...new Set([params, query, body].flatMap((schema) => (schema ? [...keysIn(jsonSchemaOf(schema))] : []))),
]
