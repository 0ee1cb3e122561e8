import { say, type Text } from '@nivas/contract/texts.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isOutdated } from '../db/connection.ts'
import { withoutValues } from '../db/without-values.ts'
import { failure } from './envelope.ts'
import { databaseAway, Refusal } from './refusal.ts'

const wrong = say('Something went wrong. Please contact administrator.')

/** Texts for the errors of Fastify. Its other errors keep their status and get the general text. */
const texts: Record<string, Text> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: say('The content must be sent as application/json'),
  FST_ERR_CTP_BODY_TOO_LARGE: say('The request is too large'),
  FST_ERR_CTP_INVALID_JSON_BODY: say('The request body is not valid JSON'),
  FST_ERR_BAD_URL: say('This address is not valid'),
}

/** The texts for a request that sends a file. */
const ofFiles: Record<string, Text> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: say('A file of this type cannot be used here. Please choose another one.'),
  FST_ERR_CTP_BODY_TOO_LARGE: say('This file is too large. Please choose a smaller one.'),
}

/**
 * Temporary errors. The database is unavailable or full, or the pool is exhausted (the classes connection, resources,
 * operator and system); the server is read-only, as after a failover; or every attempt ended in a deadlock (40). An
 * outdated statement is temporary too: the next call prepares it again.
 */
const passing = /^(08|40|53|57|58)|^(25006|25P03|55P03)$|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

const isPassing = (error: { code?: unknown; message?: string }) =>
  passing.test(String(error.code ?? '')) ||
  isOutdated(error) ||
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|terminating connection|not queryable|Client was closed/i.test(
    error.message ?? '',
  )

/** Answers with the failure that the contract has for the thrown error, without internal details. */
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
  // The log gets only these three fields, because `detail` of a database error has the values of a row.
  request.log.error({ error: { ...withoutValues(error), code: error.code } }, 'failed')
  if (isPassing(error)) return reply.status(503).send(failure(databaseAway().text))
  return reply.status(500).send(failure(wrong))
}
