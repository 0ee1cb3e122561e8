import type { Call } from '@nivas/contract/call.ts'
import { hideNumbers, mapTexts } from '@nivas/contract/identity/hide-numbers.ts'
import { isStandIn } from '@nivas/contract/identity/stand-in.ts'
import { MOST_SEALED } from '@nivas/contract/outbox.ts'
import type { FastifyRequest } from 'fastify'
import type { Fields } from './call-input.ts'
import { wrongField } from './refusal.ts'

/** How identity numbers in requests are processed, with the key of this server. */
export type Numbers = {
  /** Returns the sealed form of a number, by which the server finds a card again. */
  seal: (number: string) => string
  /**
   * Returns the numbers in a text that a browser sealed for this submission, by their stand-ins; undefined when the
   * text cannot be opened.
   */
  open: (sealed: string, submission: string) => Promise<Record<string, string> | undefined>
}

const notOpened = 'The identity number can no longer be read. Please scan the card again.'

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFewTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST_SEALED && value.every((one) => typeof one === 'string')

/**
 * Returns the body with the sealed numbers restored and without the `sealed` field. Refuses a stand-in in the body
 * whose sealed text cannot be opened. A sealed text without a stand-in in the body is ignored: the card was scanned
 * again.
 */
async function opened(
  { sealed, ...body }: Fields,
  submission: string,
  open: Numbers['open'],
): Promise<Fields> {
  // The schema of the call refuses a value that is not a list of texts, or is too long; each text takes time to open.
  if (sealed !== undefined && sealed !== null && !isFewTexts(sealed)) return { sealed, ...body }
  const numbers = new Map<string, string>()
  for (const one of sealed ?? []) {
    const texts = await open(one, submission)
    for (const [standIn, number] of Object.entries(texts ?? {})) numbers.set(standIn, number)
  }
  return mapTexts(body, (text) => {
    if (!isStandIn(text)) return text
    const number = numbers.get(text.trim())
    if (number === undefined) throw wrongField('sealed', notOpened)
    return number
  })
}

/** Returns the names of the fields that hold a reference in this request, and not an identity number. */
const referencesIn = ({ referenceIn = {} }: Call, body: Fields): string[] =>
  Object.entries(referenceIn).flatMap(([name, isReference]) => (isReference(body) ? [name] : []))

/**
 * Replaces identity numbers in every text of a request before validation, idempotency, limits, use case and
 * audit, so that none of these receives a number.
 */
export const hidingNumbers = (call: Call, { seal, open }: Numbers) => {
  const takesSealed = 'sealed' in (call.body?.shape ?? {})
  return async (request: FastifyRequest): Promise<void> => {
    if (call.query && isFields(request.query))
      request.query = hideNumbers(request.query, seal, call.untouched)
    if (!call.body || !isFields(request.body)) return
    const key = String(request.headers['idempotency-key'] ?? '').toLowerCase()
    const body = takesSealed ? await opened(request.body, key, open) : request.body
    request.body = hideNumbers(body, seal, [...(call.untouched ?? []), ...referencesIn(call, body)])
  }
}
