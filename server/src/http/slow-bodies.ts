import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The maximum duration of a whole request, in ms: a large file over a slow network. */
export const LONGEST_REQUEST_MS = 300_000

/**
 * Closes the connection of a request whose body takes longer than `ms`, for example one byte at a time.
 * Files, which only signed-in users may send, may take as long as a request may.
 */
export function closeSlowBodies(app: FastifyInstance, ms: number) {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const arrived = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('preParsing', async (request, _reply, body) => {
    if (!request.routeOptions.config?.takesFiles)
      timers.set(
        request,
        setTimeout(() => request.raw.destroy(), ms),
      )
    return body
  })
  app.addHook('preValidation', arrived)
  app.addHook('onResponse', arrived)
  app.addHook('onRequestAbort', arrived)
}
