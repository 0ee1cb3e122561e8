import { type Call, type Failure, mayLag } from '@nivas/contract/call.ts'
import { MOST_COUNTED, MOST_REPORTED } from '@nivas/contract/count.ts'
import { date } from '@nivas/contract/fields.ts'
import { inEnglish } from '@nivas/contract/in-english.ts'
import { fieldsInEnglish } from '@nivas/contract/messages.ts'
import type { Text } from '@nivas/contract/texts.ts'
import * as z from 'zod'
import { onceForEach } from './once-for-each.ts'

type Page = { rows: unknown[]; total: number }

/** Returns an object with only these fields of `from`. */
const only = (names: readonly string[] = [], from: unknown) =>
  Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name]]))

/**
 * Builds the body of a successful answer, as the specification and the contract (`call.ts`) describe it.
 *
 * @param seconds_old the age of its figures when a replica answered
 */
export function success(
  call: Call,
  answer: unknown,
  input: { page?: number; per_page?: number },
  seconds_old?: number,
) {
  const age = seconds_old === undefined ? {} : { seconds_old }
  if (!call.paged)
    return {
      ...only(call.beside, answer),
      success: true,
      message: call.message,
      data: answer,
      ...(seconds_old !== undefined && { meta: age }),
    }
  const { rows, total } = answer as Page
  const per_page = input.per_page ?? 25
  return {
    success: true,
    message: call.message,
    data: rows,
    meta: {
      pagination: {
        total,
        count: rows.length,
        per_page,
        current_page: input.page ?? 1,
        total_pages: Math.max(1, Math.ceil(total / per_page)),
      },
      ...age,
    },
  }
}

/** Builds the body of a failure. */
export function failure(text: Text, fields?: Record<string, Text[]>, data?: unknown): Failure {
  const message = inEnglish(text)
  return {
    success: false,
    // The screens of the specification read this field.
    status: 'failed',
    message,
    error: message,
    text,
    ...(fields && { errors: fieldsInEnglish(fields), texts: fields }),
    ...(data !== undefined && { data }),
  }
}

/** JSON Schema of a contract schema, in the dialect with `nullable` for null, which serialises quickly. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    target: 'openapi-3.0',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema: made }) => {
      if (zodSchema === date) made.format = 'date'
      // This dialect also lists null as a value of the enumeration.
      if (made.nullable && made.enum && !made.enum.includes(null)) made.enum = [...made.enum, null]
    },
  }) as Record<string, unknown>

const whole = { type: 'integer' }

const pagination = {
  type: 'object',
  required: ['total', 'count', 'per_page', 'current_page', 'total_pages'],
  properties: {
    total: {
      ...whole,
      description: `It may stop at ${MOST_COUNTED + 1}, in reports ${MOST_REPORTED + 1}: more may follow.`,
    },
    count: whole,
    per_page: whole,
    current_page: whole,
    total_pages: whole,
  },
}

const secondsOld = {
  type: 'integer',
  description: 'A replica has answered: the figures are at most this old. Absent: they are of this moment.',
}

/**
 * Returns the JSON Schema of the complete successful answer of a call. The serialiser and the OpenAPI document share
 * one object.
 */
export const successSchema = onceForEach((call: Call): Record<string, unknown> => {
  const data = jsonSchema(call.returns, 'output')
  const inMeta = { ...(call.paged && { pagination }), ...(mayLag(call) && { seconds_old: secondsOld }) }
  const meta = { type: 'object', properties: inMeta, ...(call.paged && { required: ['pagination'] }) }
  return {
    type: 'object',
    required: ['success', 'data', ...(call.paged ? ['meta'] : [])],
    properties: {
      success: { type: 'boolean' },
      message: { type: 'string' },
      ...only(call.beside, data.properties),
      data: call.paged ? { type: 'array', items: data } : data,
      ...(Object.keys(inMeta).length > 0 && { meta }),
    },
  }
})

const textSchema = {
  type: 'object',
  required: ['key'],
  properties: { key: { type: 'string' }, values: { type: 'object', additionalProperties: true } },
}

export const failureSchema = {
  type: 'object',
  required: ['success', 'status', 'message', 'error', 'text'],
  properties: {
    success: { type: 'boolean' },
    status: { type: 'string', enum: ['failed'] },
    message: { type: 'string' },
    error: { type: 'string' },
    text: textSchema,
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    texts: { type: 'object', additionalProperties: { type: 'array', items: textSchema } },
    data: { type: 'object', additionalProperties: true },
  },
}
