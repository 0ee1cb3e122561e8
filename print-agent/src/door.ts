import type { FastifyReply, FastifyRequest } from 'fastify'

const refuse = (reply: FastifyReply, message: string) => reply.status(403).send({ status: 'error', message })

/**
 * The origin guard: accepts only requests that address this machine as localhost (another site could make its name
 * resolve to this machine), and only from pages of the web app or of this service.
 */
export const guard =
  (origins: readonly string[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { host = '', origin, 'sec-fetch-site': site = 'none' } = request.headers
    const port = request.socket.localPort
    if (![`localhost:${port}`, `127.0.0.1:${port}`].includes(host.toLowerCase()))
      return refuse(reply, 'The print service is called localhost.')
    reply.header('vary', 'Origin')
    if (origin !== undefined && origins.includes(origin)) return allow(request, reply, origin)
    const ownPage = request.method === 'GET' && ['none', 'same-origin'].includes(String(site))
    if (origin === undefined && ownPage) return undefined
    return refuse(reply, 'This page may not print here: PRINT_ORIGINS does not name its address.')
  }

/** Allows the page to read the answer, and answers the browser's preflight request. */
function allow(request: FastifyRequest, reply: FastifyReply, origin: string): FastifyReply | undefined {
  reply.header('access-control-allow-origin', origin)
  if (request.method !== 'OPTIONS') return undefined
  reply.headers({
    'access-control-allow-methods': 'POST, GET',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
  })
  // Chromium before 142 sends this header; later versions ask the user instead ('local network access').
  if (request.headers['access-control-request-private-network'] === 'true')
    reply.header('access-control-allow-private-network', 'true')
  return reply.status(204).send()
}
