import type { FastifyInstance } from 'fastify'
import type { Replica } from '../db/replica.ts'
import type { Watch } from '../db/watch.ts'
import type { BoundCall } from './bind.ts'
import { failureSchema, successSchema } from './envelope.ts'
import { type Door, guard } from './guard.ts'
import { hidingNumbers, type Numbers } from './hide-numbers.ts'
import { inTime } from './in-time.ts'
import type { Protect } from './protect.ts'
import { readCall } from './read-call.ts'
import { databaseAway } from './refusal.ts'
import { serializerCompiler } from './serialise.ts'
import { filesAtOnce, takingFiles } from './upload.ts'
import { validatorCompiler } from './validate.ts'
import { writeCall } from './write-call.ts'

type Around = { watch: Watch; protect: Protect; numbers: Numbers; replica?: Replica | undefined }

/**
 * The maximum size of the body of a call without a session, in bytes: several times the longest application. The server
 * searches each text of a body for identity numbers, so a larger limit would let anonymous callers keep it busy.
 */
const PUBLIC_BODY = 131_072

/**
 * Registers the calls of every area. The pipeline of every request: session → permission → identity numbers replaced →
 * validation → permission of the deciding field, if the call has one → (for writes) limits, and one transaction: use
 * case → audit row → commit. A call that only reads runs its use case, and writes an audit row where reads are noted.
 */
export function registerCalls(
  app: FastifyInstance,
  bound: BoundCall[],
  door: Door,
  { watch, protect, numbers, replica }: Around,
) {
  // Fastify types a compiler by its schemas. Ours are zod schemas, which Fastify passes through unchanged.
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('actor', undefined)
  const take = filesAtOnce()

  for (const one of bound) {
    const { call } = one
    const handle = call.writes ? writeCall(one, door, protect) : readCall(one, door, replica)
    const register = (on: FastifyInstance) =>
      on.route({
        method: call.method,
        url: call.path,
        ...(call.permission === 'public' && { bodyLimit: PUBLIC_BODY }),
        schema: {
          ...(call.params && { params: call.params }),
          ...(call.query && { querystring: call.query }),
          ...(call.body && { body: call.body }),
          response: { 200: successSchema(call), '4xx': failureSchema, '5xx': failureSchema },
        },
        config: {
          ...(call.permission !== 'public' && { rateLimit: false as const }),
          ...(call.upload && { takesFiles: true }),
        },
        onRequest: async (request) => {
          // Fails immediately, so that callers do not wait for an answer that cannot come.
          if (!watch.answers()) throw databaseAway()
          await guard(call, request, door)
        },
        preValidation: hidingNumbers(call, numbers),
        handler: inTime(handle, watch.note),
      })
    if (call.upload) takingFiles(app, call.upload, take, register)
    else register(app)
  }
}
