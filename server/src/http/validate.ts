import { fieldTexts } from '@nivas/contract/messages.ts'
import { say } from '@nivas/contract/texts.ts'
import type { FastifySchemaCompiler } from 'fastify'
import type * as z from 'zod'
import { wrongFields } from './refusal.ts'

/** Validates each part of a request with the call's zod schema. Errors become a 422 with the texts of each field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // A missing body is validated as an empty one, because an error for each field is more useful than 'no body'.
    const sent = httpPart === 'body' && (data === undefined || data === null) ? {} : data
    const given = httpPart === 'querystring' ? withoutEmpty(sent as Query, schema as z.ZodObject) : sent
    const result = schema.safeParse(given)
    if (result.success) return { value: result.data }
    const fields = fieldTexts(result.error)
    const first = Object.values(fields)[0]?.[0] ?? say('This value is not valid')
    return { error: wrongFields(first, fields) }
  }

type Query = Record<string, unknown>

/** Removes empty filters. An empty value of a required field stays, and is refused as missing. */
const withoutEmpty = (query: Query, { shape }: z.ZodObject): Query =>
  Object.values(query).includes('')
    ? Object.fromEntries(
        Object.entries(query).filter(([name, value]) => value !== '' || !isOptional(shape[name])),
      )
    : query

const isOptional = (field: z.core.$ZodType | undefined) =>
  (field as z.ZodType | undefined)?.safeParse(undefined).success ?? false
