import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The kinds of files that every screen loads. Browsers read modules as UTF-8, regardless of the type. */
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}

/** The compressions in which the build writes files, the smallest first, with the ends of their names. */
const compressions = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
]

/** The caching of a file whose name changes with its content. */
export const FOR_EVER = 'max-age=31536000, immutable'

/** Matches the address of a file of the build, whose name contains a hash of its content. */
const ASSET = /^\/assets\/[\w.~-]+\.(js|css|woff2)$/

/**
 * Answers requests for the files of the build from memory. A browser without cached files requests up to thirty for a
 * screen, and each takes the server two to three times as long from the disk. Requests whose `Accept-Encoding` has
 * weights are left to the handlers that follow, as are other files.
 *
 * @param folder the folder of the built app
 * @param unneeded the headers that a file does not need
 */
export function answerAssetsFromMemory(app: FastifyInstance, folder: string, unneeded: readonly string[]) {
  const contents = new Map<string, Buffer>()

  function contentOf(path: string): Buffer | undefined {
    const known = contents.get(path)
    if (known || !existsSync(join(folder, path))) return known
    const content = readFileSync(join(folder, path))
    contents.set(path, content)
    return content
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { url, method, headers } = request
    const [, kind] = ASSET.exec(url) ?? []
    const accepted = headers['accept-encoding'] ?? ''
    if (kind === undefined || method !== 'GET' || accepted.includes(';')) return done()
    const names = accepted.split(',').map((name) => name.trim())
    const compression = compressions.find(
      ({ encoding, end }) => names.includes(encoding) && contentOf(url + end),
    )
    const content = contentOf(url + (compression?.end ?? ''))
    if (!content) return done()
    for (const name of unneeded) reply.removeHeader(name)
    if (compression) reply.header('content-encoding', compression.encoding)
    reply.header('content-type', types[kind])
    reply.header('vary', 'accept-encoding')
    reply.header('cache-control', FOR_EVER)
    reply.send(content)
  })
}
