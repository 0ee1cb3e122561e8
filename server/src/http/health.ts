import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { failure } from './envelope.ts'

/** Live: the process answers. Ready: it is not going down, and the database answers too. */
export function registerHealth(app: FastifyInstance, db: Kysely<DB>, isClosing: () => boolean) {
  const quiet = { logLevel: 'silent' as const, config: { rateLimit: false } }
  app.get('/health/live', quiet, async () => ({ success: true, data: { status: 'live' } }))
  app.get('/health/ready', quiet, async (_request, reply) => {
    const answers = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    if (answers && !isClosing()) return { success: true, data: { status: 'ready' } }
    const message = isClosing() ? 'The server is stopping' : 'The database does not answer'
    return reply.status(503).send(failure(message))
  })
}
