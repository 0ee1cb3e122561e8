import { say, type Text } from '@nivas/contract/texts.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './envelope.ts'
import { databaseAway, Refusal } from './refusal.ts'

const wrong = say('Something went wrong. Please contact administrator.')

/** What Fastify itself refuses, in words for people; everything else of it keeps its status and says the general text. */
const texts: Record<string, Text> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: say('The content must be sent as application/json'),
  FST_ERR_CTP_BODY_TOO_LARGE: say('What was sent is too large'),
  FST_ERR_CTP_INVALID_JSON_BODY: say('What was sent is not valid JSON'),
  FST_ERR_BAD_URL: say('This address is not valid'),
}

/** The same where a file was sent. */
const ofFiles: Record<string, Text> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: say('A file of this type cannot be used here. Please choose another one.'),
  FST_ERR_CTP_BODY_TOO_LARGE: say('This file is too large. Please choose a smaller one.'),
}

/** The database is away or full, or the pool is exhausted. */
/** Of these classes: a connection, resources, an operator, the system; or a server that may only read, as after a failover. */
const passing = /^(08|53|57|58)|^(25006|25P03|55P03)$|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

const isPassing = (error: { code?: unknown; message?: string }) =>
  passing.test(String(error.code ?? '')) ||
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|terminating connection|not queryable|Client was closed/i.test(
    error.message ?? '',
  )

/** Turns whatever was thrown into the answer that domain.md describes. Nothing internal is ever told. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    return reply.status(error.status).send(failure(error.text, error.fields, error.data))
  }
  const status = error.statusCode ?? 500
  if (status === 429)
    return reply.status(429).send(failure(say('Too many tries. Please wait a minute and try again.')))
  if (status >= 400 && status < 500) {
    const { takesFiles } = request.routeOptions?.config ?? {}
    const text =
      (takesFiles ? ofFiles[error.code] : undefined) ??
      texts[error.code] ??
      (error instanceof SyntaxError ? texts.FST_ERR_CTP_INVALID_JSON_BODY : undefined)
    return reply.status(status).send(failure(text ?? say('This request is not valid')))
  }
  // `detail` of a database error holds the values of a row, so only these three are written down.
  request.log.error({ error: { message: error.message, code: error.code, stack: error.stack } }, 'failed')
  if (isPassing(error)) return reply.status(503).send(failure(databaseAway().text))
  return reply.status(500).send(failure(wrong))
}
