import { subtle } from 'node:crypto'
import type { SentFile, Upload } from '@nivas/contract/call.ts'
import { text } from '@nivas/contract/messages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wrongField } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFiles?: true
  }
}

/** Registers a call in a scope of its own, whose body is a file of these types instead of JSON. */
export function takingFiles(
  app: FastifyInstance,
  { types, most }: Upload,
  register: (scope: FastifyInstance) => unknown,
): void {
  app.register(async (scope) => {
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
export async function describe({ type, bytes }: SentFile) {
  // Hashes outside this thread, because a large file takes time.
  const hash = await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return { type, size: bytes.length, sha256: Buffer.from(hash).toString('hex') }
}
