import type { Call } from '@nivas/contract/call.ts'
import { hideNumbers, mapTexts } from '@nivas/contract/identity/hide-numbers.ts'
import { isStandIn } from '@nivas/contract/identity/stand-in.ts'
import type { FastifyRequest } from 'fastify'
import { wrongField } from './refusal.ts'

/** What the door does with identity numbers, by the key of this server. */
export type Numbers = {
  /** What stands for a number where a card is found again by it. */
  seal: (number: string) => string
  /** The texts that a browser sealed for this submission, by their stand-ins; undefined when they cannot be opened. */
  open: (sealed: string, submission: string) => Promise<Record<string, string> | undefined>
}

const notOpened = 'The identity number can no longer be read. Please scan the card again.'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** The body with the numbers that were sealed in a browser in their places again; it no longer says that they were sealed. */
async function opened(
  { sealed, ...body }: Fields,
  submission: string,
  open: Numbers['open'],
): Promise<Fields> {
  // What is no list of texts is refused by the call's schema.
  if (sealed !== undefined && sealed !== null && !isTexts(sealed)) return { sealed, ...body }
  const numbers = new Map<string, string>()
  for (const one of sealed ?? []) {
    const texts = await open(one, submission)
    if (!texts) throw wrongField('sealed', notOpened)
    for (const [standIn, number] of Object.entries(texts)) numbers.set(standIn, number)
  }
  return mapTexts(body, (text) => {
    if (!isStandIn(text)) return text
    const number = numbers.get(text.trim())
    if (number === undefined) throw wrongField('sealed', notOpened)
    return number
  })
}

/**
 * Takes identity numbers out of every text of a request before anything is made of it: validation, idempotency, limits, use
 * case and audit get to see none.
 */
export const hidingNumbers = (call: Call, { seal, open }: Numbers) => {
  const takesSealed = 'sealed' in (call.body?.shape ?? {})
  return async (request: FastifyRequest): Promise<void> => {
    if (call.query && isFields(request.query))
      request.query = hideNumbers(request.query, seal, call.untouched)
    if (!call.body || !isFields(request.body)) return
    const key = String(request.headers['idempotency-key'] ?? '').toLowerCase()
    const body = takesSealed ? await opened(request.body, key, open) : request.body
    request.body = hideNumbers(body, seal, call.untouched)
  }
}
