import { passwordNeeded } from '@nivas/contract/access/confirm.ts'
import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import {
  type Call,
  EXPORT_HEADER,
  type ExportPart,
  type Request,
  type Success,
} from '@nivas/contract/call.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { needTexts } from '../languages/language.ts'
import { earlyAnswer } from './early-answers.ts'
import { CallFailure, genericText, wasLost } from './failure.ts'
import { keepSessionKey, sessionHeaders } from './session-key.ts'
import { createStore } from './store.ts'
import { tillKey, tillKeyNow } from './till.ts'
import { urgent } from './urgent.ts'

/** The number of pending calls. */
export const pending = createStore(0)

/** Whether the last call got an answer, of any kind. */
export const connected = createStore(true)

let lastAnswer = 0

/** Returns the time of the server's last answer, in milliseconds. */
export const answeredAt = (): number => lastAnswer

function noteAnswer(): void {
  lastAnswer = Date.now()
  connected.set(true)
}

/** Counts the server's answers that say that there is no session, or no longer one. */
export const sessionLost = createStore(0)

/** Counts the server's refusals because of a missing permission. */
export const refused = createStore(0)

let askPassword = async (): Promise<boolean> => false

/** Sets the function that asks the user for their password. It resolves to whether the user gave it. */
export const onPasswordNeeded = (ask: () => Promise<boolean>): void => {
  askPassword = ask
}

/** The kinds of access that need no permission. */
const open: readonly unknown[] = ['public', 'signed-in']

/** The time in milliseconds after which an answer counts as lost. */
const PATIENCE = 60_000

/** The longest time in ms that a counter waits for an answer that it can go on without. */
const COUNTER_PATIENCE = 8_000

/** Returns the signal for a call whose caller goes on without an answer after `COUNTER_PATIENCE`. */
export const counterPatience = (): AbortSignal => AbortSignal.timeout(COUNTER_PATIENCE)

/**
 * Returns whether a call had no answer within this time limit. When the limit has passed, the failure comes from the
 * browser.
 */
export function wasUnanswered(failure: unknown, patience: AbortSignal | undefined): boolean {
  if (!patience?.aborted) return wasLost(failure)
  connected.set(false)
  return true
}

export type SendOptions = {
  /** A UUID with which the server carries out the write only once, for any number of tries. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The screen does not show this call as pending. */
  inBackground?: boolean
  /** Whether this page of a list begins or continues an export into a file or onto paper. */
  forFile?: ExportPart
  /** Called while a file is being sent, with the part that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void
}

/** Makes a call and returns the whole body of its successful answer. Throws a `CallFailure` for any other answer. */
export function send<C extends Call>(
  call: C,
  request: Request<C>,
  options: SendOptions = {},
): Promise<Success<C>> {
  const answer = sendAndRead(call, request, options)
  return options.inBackground ? answer : urgent(answer)
}

async function sendAndRead<C extends Call>(
  call: C,
  request: Request<C>,
  options: SendOptions,
): Promise<Success<C>> {
  const counts = options.inBackground ? 0 : 1
  pending.set(pending.get() + counts)
  try {
    let response = await exchange(call, request, options)
    if (isSignedOut(call, response) && call.path !== sessionCalls.currentUser.path) {
      // The token may have been exchanged during the call, here or in another tab. The server has not carried out
      // anything yet.
      const { ok } = await exchange(sessionCalls.currentUser, {}, {})
      if (ok) response = await exchange(call, request, options)
    }
    if (call.confirm !== undefined && (await needsPassword(response))) {
      // The call now waits for the user, not for the server.
      pending.set(pending.get() - counts)
      const given = await askPassword().finally(() => pending.set(pending.get() + counts))
      if (given) response = await exchange(call, request, options)
    }
    return await read<C>(call, response, options)
  } finally {
    pending.set(pending.get() - counts)
  }
}

/** Returns whether the session has ended. A public call answers 401 for other reasons, such as a wrong password. */
const isSignedOut = (call: Call, { status }: Response) => status === 401 && call.permission !== 'public'

const needsPassword = async (response: Response): Promise<boolean> =>
  response.status === 403 &&
  parse(
    await response
      .clone()
      .text()
      .catch(() => ''),
  )?.message === passwordNeeded

async function exchange(
  call: Call,
  request: unknown,
  { idempotencyKey, signal, onProgress, forFile }: SendOptions,
): Promise<Response> {
  const { path, body, file } = requestParts(call, (request ?? {}) as Record<string, unknown>)
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Requested-With': 'nivas',
    ...sessionHeaders(),
  }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  if (forFile) headers[EXPORT_HEADER] = forFile
  // Public requests carry nothing that would identify the visitor. A request that does not concern the till is sent
  // without waiting for its key, which a new browser has only once it is on the disk.
  const needsTill = call.permission !== 'public' && (call.writes || call.ofTill)
  if (needsTill) headers['X-Till'] = tillKeyNow() ?? (await tillKey())
  if (file) {
    const { sendFile } = await import('./send-file.ts')
    try {
      const response = await sendFile(path, call.method, headers, file as Blob, { signal, onProgress })
      noteAnswer()
      return response
    } catch (error) {
      throw noAnswer(error, signal)
    }
  }
  const patience = AbortSignal.timeout(PATIENCE)
  const ended = signal ? AbortSignal.any([signal, patience]) : patience
  const early = call.method === 'GET' ? earlyAnswer(path, ended) : undefined
  try {
    const response = await (early ??
      fetch(path, {
        method: call.method,
        headers,
        credentials: 'same-origin',
        signal: ended,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }))
    if (isOfNetwork(response)) throw new TypeError('A page came in place of an answer')
    keepSessionKey(response)
    noteAnswer()
    return response
  } catch (error) {
    throw noAnswer(error, signal)
  }
}

/**
 * Returns whether the answer comes from a network with its own sign-in page, which answers every request with that
 * page. The server has not seen the request.
 */
const isOfNetwork = ({ ok, headers }: Response): boolean =>
  ok && headers.get('Content-Type')?.startsWith('text/html') === true

/** Returns the error of a call without an answer. A call that its caller aborted is not a failure of the network. */
function noAnswer(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error
  connected.set(false)
  return new CallFailure(0, genericText.away)
}

async function read<C extends Call>(
  call: C,
  response: Response,
  { signal }: SendOptions,
): Promise<Success<C>> {
  let text: string
  try {
    text = await response.text()
  } catch (error) {
    throw noAnswer(error, signal)
  }
  const body = parse(text)
  if (response.ok && body?.success === true) return body as Success<C>
  if (isSignedOut(call, response)) sessionLost.set(sessionLost.get() + 1)
  // An answer from a proxy has no texts.
  const refusal = isText(body?.text) ? body.text : genericText.wrong
  const fields = isText(body?.text) ? ((body.texts ?? {}) as Record<string, Text[]>) : {}
  if (response.status === 403 && refusal.key !== passwordNeeded && !open.includes(call.permission))
    refused.set(refused.get() + 1)
  await needTexts([refusal, ...Object.values(fields).flat()])
  throw new CallFailure(response.status, refusal, fields, undefined, body?.data)
}

const isText = (given: unknown): given is Text =>
  typeof given === 'object' && given !== null && 'key' in given && typeof given.key === 'string'

function parse(
  text: string,
): { success?: unknown; message?: unknown; text?: unknown; texts?: unknown; data?: unknown } | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}
