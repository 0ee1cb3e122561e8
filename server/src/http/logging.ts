import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** In ms: a slower request gets a log line even when it succeeded. */
const SLOW = 1_000

/** Structured logs without personal data: no query, body, header or name. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { req: () => ({}), res: () => ({}) },
})

/** Logs one line for each request that failed or was slow, with its route instead of its address. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    if (reply.statusCode < 500 && ms < SLOW) return
    request.log.warn(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms,
        user: request.actor?.id,
      },
      'request',
    )
  })
}
