import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Longer than this, in ms, and a request is worth a line even when it went well. */
const SLOW = 1_000

/** Structured logs without personal data: never an address with its query, a body, a header or a name. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { req: () => ({}), res: () => ({}) },
})

/** One line for each request that failed or was slow, by its route and not by its address. */
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
