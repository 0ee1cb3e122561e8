import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'
import { fieldTexts } from '@nivas/contract/messages.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Translations } from './texts.ts'

const catalogues = import.meta.glob<Translations>('/contract/src/**/*hi.ts', {
  eager: true,
  import: 'default',
})
const hindi: Translations = Object.assign({}, ...Object.values(catalogues))

const ofCalls = Object.values(contract).flatMap((area) =>
  Object.values(area as Record<string, Call>).flatMap(({ params, query, body }) =>
    [params, query, body].filter((schema) => schema !== undefined),
  ),
)

/** The other exports of the contract: fields, and forms with more or fewer fields than a call's body. */
const modules = import.meta.glob<Record<string, unknown>>(['/contract/src/**/*.ts', '!**/*.test.ts'], {
  eager: true,
})
const exported = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value): value is z.ZodType => value instanceof z.ZodType),
)

const schemas = [...new Set<z.ZodType>([...ofCalls, ...exported])]

/** Invalid values of a field. */
const wrongInputs = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '\0',
  'x'.repeat(3000),
  -1,
  1.005,
  1e12,
  {},
  [],
  [1, 1],
  true,
]

type Part = z.core.$ZodType | z.core.$ZodCheck
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Returns every message in a schema, its parts and its checks. */
function messagesOf(part: Part, seen = new Set<unknown>()): string[] {
  if (seen.has(part)) return []
  seen.add(part)
  const def = part._zod.def as unknown as Record<string, unknown>
  const own = wrongInputs.flatMap((input) => {
    const error = typeof def.error === 'function' ? def.error({ input, code: 'custom' }) : undefined
    return typeof error === 'string' ? [error] : (error?.message ?? [])
  })
  const inside = Object.values(def)
    .flatMap((value) => (isPart(value) ? [value] : Object.values(Object(value))))
    .filter(isPart)
  return [...own, ...inside.flatMap((one) => messagesOf(one, seen))]
}

/** Returns the messages of a schema for input in which every field is invalid in the same way. */
function errorsOf(schema: z.ZodType, input: unknown): string[] {
  const shape = (schema as z.ZodObject).shape ?? {}
  const given = Object.fromEntries(Object.keys(shape).map((name) => [name, input]))
  const { error } = schema.safeParse(given)
  return error ? Object.values(fieldTexts(error)).flatMap((texts) => texts.map(({ key }) => key)) : []
}

test('every text of every schema has Hindi', () => {
  const texts = new Set(
    schemas.flatMap((schema) => [
      ...messagesOf(schema),
      ...wrongInputs.flatMap((input) => errorsOf(schema, input)),
    ]),
  )
  expect(texts.size).toBeGreaterThan(25)
  expect([...texts].filter((text) => hindi[text] === undefined)).toEqual([])
})
