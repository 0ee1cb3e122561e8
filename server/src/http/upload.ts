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

/** Registers a call in a scope of its own, where a body is a file of these types and no JSON. */
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

/** The file that a request is. */
export function sentFile({ body, headers }: FastifyRequest): SentFile {
  if (!(body instanceof Uint8Array) || body.length === 0) throw wrongField('file', text.required)
  return { type: headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '', bytes: body }
}

/** What may be written down of a file: its type, its size, and by what it is known again, but not what it says. */
export async function describe({ type, bytes }: SentFile) {
  // Elsewhere than on this thread: a large file takes its time.
  const hash = await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return { type, size: bytes.length, sha256: Buffer.from(hash).toString('hex') }
}
