import { subtle } from 'node:crypto'
import type { SentFile, Upload } from '@nivas/contract/call.ts'
import { text } from '@nivas/contract/messages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { atOnce } from './at-once.ts'
import { tooBusy, wrongField } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFiles?: true
  }
}

/** Four of the largest files. A file stays in memory until its request is answered. */
const MOST_BYTES_AT_ONCE = 4 * 32 * 1024 * 1024
/** How long, in ms, a file waits for the files before it; its connection is not read during that time. */
const LONGEST_WAIT_MS = 30_000

/** Limits the bytes of files that this server holds at the same time; all calls that take files share one limit. */
export const filesAtOnce = () => atOnce(MOST_BYTES_AT_ONCE, LONGEST_WAIT_MS, () => tooBusy(30))

/** Registers a call in a separate scope, in which the body is a file of these types instead of JSON. */
export function takingFiles(
  app: FastifyInstance,
  { types, most }: Upload,
  take: ReturnType<typeof filesAtOnce>,
  register: (scope: FastifyInstance) => unknown,
): void {
  app.register(async (scope) => {
    // Runs after session and permission, so that only users who may send files can wait, or make others wait.
    scope.addHook('preParsing', async ({ headers }, reply, body) => {
      const size = Number(headers['content-length'] ?? most)
      // The body parser refuses it by its length.
      if (size > most) return body
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const free = await take(size, gone.signal)
      if (reply.raw.closed) free()
      else reply.raw.once('close', free)
      return body
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      [...types],
      { parseAs: 'buffer', bodyLimit: most },
      (_request, bytes: Buffer, done) => done(null, bytes),
    )
    register(scope)
  })
}

/** The file in the body of a request. */
export function sentFile({ body, headers }: FastifyRequest): SentFile {
  if (!(body instanceof Uint8Array) || body.length === 0) throw wrongField('file', text.required)
  return { type: headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '', bytes: body }
}

/** The storable description of a file: type, size and hash, without its content. */
export async function descriptionOf({ type, bytes }: SentFile) {
  // `subtle` hashes outside this thread, because a large file takes time.
  const hash = await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return { type, size: bytes.length, sha256: Buffer.from(hash).toString('hex') }
}
