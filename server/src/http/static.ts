import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The web app. Its files but the page itself carry their content's hash in their names, so they are kept for ever. */
export function registerStatic(app: FastifyInstance) {
  if (!existsSync(join(dist, 'index.html'))) return
  app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forEver = path.includes(`${join(dist, 'assets')}`)
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
