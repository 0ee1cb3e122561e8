import { dayIn } from '@nivas/contract/dates.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { recordOf, writeAudit } from '../audit/write-audit.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from './actor.ts'
import type { BoundCall, Repeated, WithDeleted, WithSession } from './bind.ts'
import { auditedInput, type Fields, fieldsOf, inputOf } from './call-input.ts'
import { sendSession } from './cookies.ts'
import { success, successSchema } from './envelope.ts'
import { callerOf, type Door, guardInput } from './guard.ts'
import {
  claimOrAnswer,
  momentOf,
  releaseKey,
  type Submission,
  storeAnswer,
  submissionOf,
  textOfStored,
  wasAnswered,
} from './idempotency.ts'
import { countTry } from './limits.ts'
import type { Protect } from './protect.ts'
import { Refusal } from './refusal.ts'
import { noteDevice } from './sessions.ts'
import { inTransaction } from './transaction.ts'

type Use = (trx: unknown, who: unknown, input: Fields) => Promise<unknown>

type Parts = Pick<WithSession<unknown>, 'data'> &
  Partial<WithSession<unknown> & WithDeleted<unknown> & Repeated<unknown>>

/** The outcome of a use case in its parts: the data of the answer, and what the use case returns beside it. */
const partsOf = (outcome: unknown): Parts =>
  typeof outcome === 'object' &&
  outcome !== null &&
  'data' in outcome &&
  ('session' in outcome || 'deleted' in outcome || 'repeated' in outcome)
    ? (outcome as Parts)
    : { data: outcome }

/** A request that writes: its input, and its submission, which identifies a repetition. */
type Wanted = {
  request: FastifyRequest
  caller: Caller
  input: Fields
  audited: Fields
  submission: Submission | undefined
}

/** The result of a request. `isStored`: the answer is that of an earlier request with the same key. */
type Done = { answer: unknown; isStored?: true; session?: Parts['session'] } | { refusal: Refusal }

/**
 * Makes the handler of a call that writes. In one transaction it claims the submission's key, runs the use case, and
 * stores the audit row and the answer.
 */
export function writeCall({ name, call, run, limits, turn }: BoundCall, door: Door, protect: Protect) {
  const { db, timeZone, secure } = door
  const use = run as unknown as Use

  const wantedOf = async (request: FastifyRequest): Promise<Wanted> => {
    guardInput(call, request, fieldsOf(call, request))
    const input = inputOf(call, request)
    const audited = await auditedInput(call, input)
    const about = { caller: request.actor?.id ?? 0, name, call }
    const submission = call.secretAnswer
      ? undefined
      : submissionOf(request.headers['idempotency-key'], about, audited, protect)
    return { request, caller: request.actor ?? callerOf(request, door), input, audited, submission }
  }

  /**
   * Counts the attempt of a request without a session. A submission that already has its answer is not counted: it
   * changes nothing.
   */
  const countIfLimited = async ({ request, caller, input, submission }: Wanted) =>
    request.actor || (submission && (await wasAnswered(db, submission)))
      ? undefined
      : countTry(db, protect, limits, caller.address, input as never)

  const store = async (
    trx: Transaction<DB>,
    wanted: Wanted,
    { data, session, user, deleted, repeated }: Parts,
  ) => {
    const { request, caller, input, audited, submission } = wanted
    const answer = success(call, data, input)
    if (!repeated)
      await writeAudit(trx, {
        name,
        call,
        userId: request.actor?.id ?? user ?? null,
        address: caller.address,
        requestId: request.id,
        input: deleted === undefined ? audited : { ...audited, deleted },
        answer: data,
      })
    if (session) await noteDevice(trx, session.token, request.headers['user-agent'])
    const record = recordOf({ call, input: audited, answer: data })
    if (submission) await storeAnswer(trx, submission, { answer, record }, protect)
    return { answer, session }
  }

  const carryOut = async (trx: Transaction<DB>, wanted: Wanted): Promise<Done> => {
    const { caller, input, submission } = wanted
    const begun = await (submission ? claimOrAnswer(trx, submission, protect) : momentOf(trx))
    if ('answer' in begun) return { answer: begun.answer, isStored: true }
    const today = dayIn(timeZone, begun.now)
    const who = { ...caller, today, ...(submission && { submission: submission.key }) }
    const outcome = await use(trx, who, input)
    if (!(outcome instanceof Refusal)) return store(trx, wanted, partsOf(outcome))
    if (submission) await releaseKey(trx, submission)
    return { refusal: outcome }
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const wanted = await wantedOf(request)
    const counted = await countIfLimited(wanted)
    const end = await turn?.(db, wanted.caller as never, wanted.input as never)
    const done = await inTransaction(db, async (trx) => {
      const carriedOut = await carryOut(trx, wanted)
      if (!('refusal' in carriedOut)) await counted?.takeBack(trx)
      return carriedOut
    }).finally(end)
    if ('refusal' in done) throw done.refusal
    if (done.session !== undefined) sendSession(request, reply, done.session, secure)
    if (done.isStored) {
      const text = textOfStored(successSchema(call), done.answer)
      reply.type('application/json; charset=utf-8').serializer(() => text)
    }
    return done.answer
  }
}
