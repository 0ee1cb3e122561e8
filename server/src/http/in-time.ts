import type { FastifyReply, FastifyRequest } from 'fastify'
import { databaseAway } from './refusal.ts'

/** The maximum duration of a call, in ms. It also ends a call that runs many slow statements. */
const LONGEST_MS = 15_000

/**
 * Answers after the maximum duration at the latest. An abandoned call may still complete; a retry with the same
 * Idempotency-Key then gets its answer.
 */
export const inTime =
  (
    work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    note: (error: unknown) => void,
  ) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(databaseAway()), LONGEST_MS)
      work(request, reply)
        .then(resolve, (error: unknown) => {
          note(error)
          reject(error)
        })
        .finally(() => clearTimeout(timer))
    })
