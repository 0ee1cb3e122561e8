import { fieldTexts } from '@nivas/contract/messages.ts'
import { say } from '@nivas/contract/texts.ts'
import type { FastifySchemaCompiler } from 'fastify'
import type * as z from 'zod'
import { wrongFields } from './refusal.ts'

/**
 * Validates each part of a request with the call's zod schema; errors become the 422 with a text per field.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // A missing body is validated as an empty one: an error per field is more useful than 'no body'.
    const given = httpPart === 'body' && (data === undefined || data === null) ? {} : data
    const result = schema.safeParse(given)
    if (result.success) return { value: result.data }
    const fields = fieldTexts(result.error)
    const first = Object.values(fields)[0]?.[0] ?? say('This value is not valid')
    return { error: wrongFields(first, fields) }
  }
