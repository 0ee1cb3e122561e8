import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { inlineScripts } from './static.ts'

const optionsOf = (secure: boolean): Parameters<typeof helmet>[0] => ({
  contentSecurityPolicy: {
    directives: {
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      // Permits WebAssembly to be compiled, which the camera's QR decoder needs. It does not permit `eval` of text.
      'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScripts()],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      // Receipts are sent to the print service of the browser's workstation.
      'connect-src': ["'self'", 'http://localhost:*', 'http://127.0.0.1:*'],
      // A worker from our own origin caches the files of screens that open without a network. The writer of spreadsheets
      // makes its worker from a text, which only our own scripts can do. Without it an export of 160 kB never ended.
      'worker-src': ["'self'", 'blob:'],
      'upgrade-insecure-requests': null,
    },
  },
  strictTransportSecurity: secure,
})

/**
 * Adds the headers that limit what our pages may load and send, and which pages may frame them. Helmet is built once
 * here; `@fastify/helmet` would build it, and parse the policy, for every request.
 *
 * @param secure a proxy provides TLS; without one, a venue's server speaks plain HTTP on its own network
 */
export function addSecurityHeaders(app: FastifyInstance, secure: boolean) {
  const add = helmet(optionsOf(secure))
  app.addHook('onRequest', ({ raw: request }, { raw: reply }, done) => add(request, reply, () => done()))
}
