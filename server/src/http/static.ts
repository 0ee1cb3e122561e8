import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerAssetsFromMemory, FOR_EVER } from './assets-in-memory.ts'

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const page = join(dist, 'index.html')

/**
 * The hash of the script that stands in the page itself, as a source of the page's policy; empty before the app is
 * built.
 */
export const inlineScripts = (): string[] =>
  existsSync(page)
    ? Array.from(
        readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs),
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      )
    : []

/** Headers that only pages need. They would add half a kilobyte to every file that a page loads. */
const ofPages = [
  // A file's requests are identified by its name, not by the request id in the log.
  'x-request-id',
  // Any site may fetch these files: they hold no data.
  'cross-origin-resource-policy',
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * Serves the web app. All files except the page have a content hash in their names, so browsers cache them for ever.
 */
export function registerStatic(app: FastifyInstance) {
  if (!existsSync(page)) return
  app.register(async (files) => {
    answerAssetsFromMemory(files, dist, ofPages)
    files.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      cacheControl: false,
      lastModified: false,
      // Browsers do not request a cached immutable file again, and the page is small.
      etag: false,
      acceptRanges: false,
      setHeaders: (reply, path) => {
        const forEver = path.includes(`${join(dist, 'assets')}`)
        // A worker gets its policy from its own file's headers.
        if (!/\.html\b|worker/.test(path)) for (const name of ofPages) reply.removeHeader(name)
        reply.header('cache-control', forEver ? FOR_EVER : 'no-cache')
      },
    })
  })
}
