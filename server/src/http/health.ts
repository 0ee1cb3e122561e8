import { say } from '@nivas/contract/texts.ts'
import type { FastifyInstance } from 'fastify'
import type { Watch } from '../db/watch.ts'
import { failure } from './envelope.ts'

/**
 * Registers the two health checks. Live: the process answers. Ready: the database answers too, and no shutdown has
 * begun.
 */
export function registerHealth(app: FastifyInstance, watch: Watch, isClosing: () => boolean) {
  const quiet = { logLevel: 'silent' as const, config: { rateLimit: false } }
  app.get('/health/live', quiet, async () => ({ success: true, data: { status: 'live' } }))
  app.get('/health/ready', quiet, async (_request, reply) => {
    const answers = await watch.ask()
    if (answers && !isClosing()) return { success: true, data: { status: 'ready' } }
    const text = isClosing()
      ? say('The server is stopping')
      : say('The database does not answer, or its disk is full')
    return reply.status(503).send(failure(text))
  })
}
