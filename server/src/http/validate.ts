import { fieldErrors } from '@nivas/contract/messages.ts'
import type { FastifySchemaCompiler } from 'fastify'
import type * as z from 'zod'
import { Refusal } from './refusal.ts'

/** Validates each part of a request by the call's own zod schema; what is wrong becomes the 422 with a text per field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // A body that is not there is one in which every field is missing: that says more than 'no body'.
    const given = httpPart === 'body' && (data === undefined || data === null) ? {} : data
    const result = schema.safeParse(given)
    if (result.success) return { value: result.data }
    const errors = fieldErrors(result.error)
    const first = Object.values(errors)[0]?.[0] ?? 'This value is not valid'
    return { error: new Refusal(422, first, errors) }
  }
