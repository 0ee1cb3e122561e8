import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { BoundCall } from '../http/bind.ts'
import { answerError } from '../http/errors.ts'
import { registerCalls } from '../http/pipeline.ts'
import { protectBy } from '../http/protect.ts'

/**
 * Serves calls that the product does not have, through its pipeline, below `/api`. Resolves to the server and its
 * address.
 */
export async function serveCalls(
  db: Kysely<DB>,
  bound: BoundCall[],
): Promise<{ app: FastifyInstance; origin: string }> {
  const app = fastify()
  app.setErrorHandler(answerError)
  await app.register(
    async (api) => {
      await api.register(cookie)
      const door = { db, timeZone: 'Asia/Kolkata', secure: false }
      const watch = { answers: () => true, note: () => {} } as never
      const numbers = { seal: (number: string) => number, open: async () => undefined }
      registerCalls(api, bound, door, { watch, protect: protectBy(Buffer.alloc(32)), numbers })
    },
    { prefix: '/api' },
  )
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) }
}
