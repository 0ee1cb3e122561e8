import type { Call, SentFile } from '@nivas/contract/call.ts'
import type { FastifyRequest } from 'fastify'
import { wrongField } from './refusal.ts'
import { descriptionOf, sentFile } from './upload.ts'

/** The fields of a request, by name. */
export type Fields = Record<string, unknown>
/**
 * Combines parameters, query and body, as far as the call has schemas for them; the rest was not validated. Refuses an
 * id in the body that differs from the id in the address.
 */
export function inputOf(call: Call, request: FastifyRequest): Fields {
  const sent = (call.body ? (request.body ?? {}) : {}) as Fields
  const body = call.upload ? { file: sentFile(request) } : sent
  const query = (call.query ? request.query : {}) as Fields
  const params = (request.params ?? {}) as Fields
  for (const [name, value] of Object.entries(params))
    if (body[name] !== undefined && body[name] !== value)
      throw wrongField(name, 'This is a different record from the one in the address')
  return { ...query, ...body, ...params }
}

/** The validated fields of a request without its file. One of them may decide which permission the call needs. */
export const fieldsOf = (call: Call, { query, body, params }: FastifyRequest): Fields => ({
  ...(call.query && (query as Fields)),
  ...(call.body && (body as Fields)),
  ...(params as Fields),
})

/** Returns the input as it is audited and as it identifies a submission: a file is replaced by its description. */
export async function auditedInput(call: Call, input: Fields): Promise<Fields> {
  return call.upload ? { ...input, file: await descriptionOf(input.file as SentFile) } : input
}
