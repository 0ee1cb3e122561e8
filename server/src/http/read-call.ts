import { EXPORT_HEADER, mayLag } from '@nivas/contract/call.ts'
import type { FastifyRequest } from 'fastify'
import { writeAudit, writeExportAudit } from '../audit/write-audit.ts'
import { codeOf, messageOf } from '../caught.ts'
import type { Aged, Replica } from '../db/replica.ts'
import { withoutValues } from '../db/without-values.ts'
import type { BoundCall } from './bind.ts'
import { type Fields, fieldsOf, inputOf } from './call-input.ts'
import { success } from './envelope.ts'
import { callerOf, type Door, guardInput } from './guard.ts'
import { shareAnswers } from './share-answers.ts'
import { inTransaction } from './transaction.ts'

type Use = (on: unknown, who: unknown, input: Fields) => Promise<unknown>

const exportPart = ({ headers }: FastifyRequest) => headers[EXPORT_HEADER.toLowerCase()]

/** Whether the browser writes the answer to a file. */
const isForFile = (request: FastifyRequest) => exportPart(request) !== undefined

/** The handler of a call that reads. */
export function readCall({ name, call, run }: BoundCall, door: Door, replica: Replica | undefined) {
  const { db } = door
  const use = run as unknown as Use
  const share = shareAnswers<Aged<unknown>>()

  /** Reads health data and writes the audit row of the read, in one transaction. */
  const readNoted = (request: FastifyRequest, input: Fields) =>
    inTransaction(db, async (trx) => {
      const answer = await use(trx, request.actor, input)
      const { id: requestId, actor } = request
      const by = { userId: actor?.id ?? null, address: actor?.address ?? null }
      const done = { name, call, ...by, requestId, input, answer }
      if (call.paged && isForFile(request)) await writeExportAudit(trx, done, exportPart(request) !== 'more')
      else await writeAudit(trx, done)
      return answer
    })

  /** Reads on the replica if there is one, and on the primary otherwise. */
  const readLate = async (request: FastifyRequest, who: unknown, input: Fields): Promise<Aged<unknown>> => {
    if (!replica) return { answer: await use(db, who, input) }
    const note = (error: unknown) => {
      const [message, code] = [messageOf(error), codeOf(error)]
      request.log.warn({ error: { ...withoutValues({ message, code }), code } }, 'read from the primary')
    }
    return replica.read((on) => use(on, who, input), db, note)
  }

  const lag = mayLag(call)
  const readHere = async (request: FastifyRequest, input: Fields): Promise<Aged<unknown>> => {
    const who = request.actor ?? callerOf(request, door)
    if (lag === 'always') {
      const { today } = who
      return share(JSON.stringify([today, input]), () => readLate(request, { today }, input))
    }
    if (lag === 'for a file' && isForFile(request)) return readLate(request, who, input)
    return { answer: await use(db, who, input) }
  }

  return async (request: FastifyRequest) => {
    guardInput(call, request, fieldsOf(call, request))
    const input = inputOf(call, request)
    const isNoted = typeof call.noted === 'function' ? call.noted(input) : call.noted
    if (isNoted) return success(call, await readNoted(request, input), input)
    const { answer, secondsOld } = await readHere(request, input)
    return success(call, answer, input, secondsOld)
  }
}
