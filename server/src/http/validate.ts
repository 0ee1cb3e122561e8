import { fieldTexts } from '@nivas/contract/messages.ts'
import { say } from '@nivas/contract/texts.ts'
import type { FastifySchemaCompiler } from 'fastify'
import type * as z from 'zod'
import { wrongFields } from './refusal.ts'

/** Validates each part of a request by the call's own zod schema; what is wrong becomes the 422 with a text per field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // A body that is not there is one in which every field is missing: that says more than 'no body'.
    const given = httpPart === 'body' && (data === undefined || data === null) ? {} : data
    const result = schema.safeParse(given)
    if (result.success) return { value: result.data }
    const fields = fieldTexts(result.error)
    const first = Object.values(fields)[0]?.[0] ?? say('This value is not valid')
    return { error: wrongFields(first, fields) }
  }
