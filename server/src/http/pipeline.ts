import { type Call, EXPORT_HEADER, mayLag, type SentFile } from '@nivas/contract/call.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordOf, writeAudit, writeExportAudit } from '../audit/write-audit.ts'
import type { Aged, Replica } from '../db/replica.ts'
import type { Watch } from '../db/watch.ts'
import type { BoundCall, WithDeleted, WithSession } from './bind.ts'
import { sendSession } from './cookies.ts'
import { failureSchema, success, successSchema } from './envelope.ts'
import { callerOf, type Door, guard, guardInput } from './guard.ts'
import { hidingNumbers, type Numbers } from './hide-numbers.ts'
import {
  claimOrAnswer,
  momentOf,
  releaseKey,
  storeAnswer,
  submissionOf,
  textOfStored,
  wasAnswered,
} from './idempotency.ts'
import { countTry } from './limits.ts'
import type { Protect } from './protect.ts'
import { databaseAway, Refusal, wrongField } from './refusal.ts'
import { serializerCompiler } from './serialise.ts'
import { noteDevice } from './sessions.ts'
import { inTransaction } from './transaction.ts'
import { describe, sentFile, takingFiles } from './upload.ts'
import { validatorCompiler } from './validate.ts'

const exporting = EXPORT_HEADER.toLowerCase()

type Fields = Record<string, unknown>
type Run = (on: unknown, who: unknown, input: Fields) => Promise<unknown>

/**
 * Combines parameters, query and body, as far as the call has schemas for them; the rest was not validated.
 * An id in the body that differs from the id in the address is a client's mistake.
 */
function inputOf(call: Call, request: FastifyRequest): Fields {
  const sent = (call.body ? (request.body ?? {}) : {}) as Fields
  const body = call.upload ? { file: sentFile(request) } : sent
  const query = (call.query ? request.query : {}) as Fields
  const params = (request.params ?? {}) as Fields
  for (const [name, value] of Object.entries(params))
    if (body[name] !== undefined && body[name] !== value)
      throw wrongField(name, 'This is not the record of the address')
  return { ...query, ...body, ...params }
}

/** The validated fields of a request without its file, for the permission that one of them decides. */
const fieldsOf = (call: Call, { query, body, params }: FastifyRequest): Fields => ({
  ...(call.query && (query as Fields)),
  ...(call.body && (body as Fields)),
  ...(params as Fields),
})

/** The form of an input that is audited and that identifies a submission: of a file only its description. */
async function auditedInput(call: Call, input: Fields): Promise<Fields> {
  return call.upload ? { ...input, file: await describe(input.file as SentFile) } : input
}

/** The maximum duration of a call, in ms; it also stops a call of many slow statements. */
const LONGEST_MS = 15_000

/**
 * Answers after the maximum duration at the latest. An abandoned call may still complete, as one does whose
 * answer was lost; a retry with the same Idempotency-Key then gets its answer.
 */
const inTime =
  (
    work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    note: (error: unknown) => void,
  ) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(databaseAway()), LONGEST_MS)
      work(request, reply)
        .then(resolve, (error: unknown) => {
          note(error)
          reject(error)
        })
        .finally(() => clearTimeout(timer))
    })

type Parts = Pick<WithSession<unknown>, 'data'> & Partial<WithSession<unknown> & WithDeleted<unknown>>

/** The outcome of a use case, in its parts: the data of the answer, and what stands beside it. */
const partsOf = (outcome: unknown): Parts =>
  typeof outcome === 'object' &&
  outcome !== null &&
  'data' in outcome &&
  ('session' in outcome || 'deleted' in outcome)
    ? (outcome as Parts)
    : { data: outcome }

type Around = { watch: Watch; protect: Protect; numbers: Numbers; replica?: Replica | undefined }

/**
 * Registers the calls of every area. The pipeline of every request:
 * session → permission → identity numbers replaced → validation → permission of the deciding field, if the
 * call has one → (for writes) limits, and one transaction: use case → audit row → commit. A call that only
 * reads has its use case, and an audit row where reads are noted.
 */
export function registerCalls(
  app: FastifyInstance,
  bound: BoundCall[],
  door: Door,
  { watch, protect, numbers, replica }: Around,
) {
  const { db } = door
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('actor', undefined)

  for (const { name, call, run, limits } of bound) {
    const use = run as unknown as Run

    /** Reads health data and writes the audit row of the read; if one of them fails, both do. */
    const readNoted = (request: FastifyRequest, input: Fields) =>
      inTransaction(db, async (trx) => {
        const answer = await use(trx, request.actor, input)
        const { id: requestId, actor } = request
        const by = { userId: actor?.id ?? null, address: actor?.address ?? null }
        const isForFile = call.paged && request.headers[exporting] !== undefined
        const note = isForFile ? writeExportAudit : writeAudit
        await note(trx, { name, call, ...by, requestId, input, answer })
        return answer
      })

    const lag = mayLag(call)
    const readHere = async (request: FastifyRequest, input: Fields): Promise<Aged<unknown>> => {
      const who = request.actor ?? callerOf(request, door)
      const mayBeOld = lag === 'always' || (lag === 'for a file' && request.headers[exporting] !== undefined)
      if (!replica || !mayBeOld) return { answer: await use(db, who, input) }
      const note = ({ message, code }: { message?: string; code?: unknown }) =>
        request.log.warn({ error: { message, code } }, 'read from the primary')
      return replica.read((on) => use(on, who, input), db, note as (error: unknown) => void)
    }

    const read = async (request: FastifyRequest) => {
      guardInput(call, request, fieldsOf(call, request))
      const input = inputOf(call, request)
      const isNoted = typeof call.noted === 'function' ? call.noted(input) : call.noted
      if (isNoted) return success(call, await readNoted(request, input), input)
      const { answer, secondsOld } = await readHere(request, input)
      return success(call, answer, input, secondsOld)
    }

    const write = async (request: FastifyRequest, reply: FastifyReply) => {
      guardInput(call, request, fieldsOf(call, request))
      const input = inputOf(call, request)
      const audited = await auditedInput(call, input)
      const { actor } = request
      const caller = actor ?? callerOf(request, door)
      const about = { caller: actor?.id ?? 0, name, call }
      const submission = call.secretAnswer
        ? undefined
        : submissionOf(request.headers['idempotency-key'], about, audited, protect)
      const isLimited = !actor && !(submission && (await wasAnswered(db, submission)))
      const counted = isLimited
        ? await countTry(db, protect, limits, caller.address, input as never)
        : undefined
      const done = await inTransaction(db, async (trx) => {
        const begun = await (submission ? claimOrAnswer(trx, submission, protect) : momentOf(trx))
        if ('answer' in begun) return { answer: begun.answer, isStored: true }
        const today = dayIn(door.timeZone, begun.now)
        const who = { ...caller, today, ...(submission && { submission: submission.key }) }
        const outcome = await use(trx, who, input)
        if (outcome instanceof Refusal) {
          if (submission) await releaseKey(trx, submission)
          return { refusal: outcome }
        }
        const { data, session, user, deleted } = partsOf(outcome)
        const answer = success(call, data, input)
        await writeAudit(trx, {
          name,
          call,
          userId: actor?.id ?? user ?? null,
          address: caller.address,
          requestId: request.id,
          input: deleted === undefined ? audited : { ...audited, deleted },
          answer: data,
        })
        if (session) await noteDevice(trx, session.token, request.headers['user-agent'])
        if (submission)
          await storeAnswer(
            trx,
            submission,
            { answer, record: recordOf({ call, input: audited, answer: data }) },
            protect,
          )
        return { answer, session }
      })
      if (done.refusal) throw done.refusal
      await counted?.takeBack()
      if (done.session !== undefined) sendSession(request, reply, done.session, door.secure)
      if (done.isStored) {
        const text = textOfStored(successSchema(call), done.answer)
        reply.type('application/json; charset=utf-8').serializer(() => text)
      }
      return done.answer
    }

    const register = (on: FastifyInstance) =>
      on.route({
        method: call.method,
        url: call.path,
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
          // Fails at once, so that callers do not wait for an answer that cannot come.
          if (!watch.answers()) throw databaseAway()
          await guard(call, request, door)
        },
        preValidation: hidingNumbers(call, numbers),
        handler: inTime(call.writes ? write : read, watch.note),
      })
    if (call.upload) takingFiles(app, call.upload, register)
    else register(app)
  }
}
