import { passwordNeeded } from '@nivas/contract/access/confirm.ts'
import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import type { Call, Request, Success } from '@nivas/contract/call.ts'
import { place } from '@nivas/contract/place.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { needTexts } from '../languages/language.ts'
import { CallFailure, genericText } from './failure.ts'
import { keepSessionKey, sessionHeaders } from './session-key.ts'
import { createStore } from './store.ts'
import { tillKey } from './till.ts'

/** How many calls are under way. */
export const pending = createStore(0)

/** Whether the last call that was made got any answer. */
export const connected = createStore(true)

let lastAnswer = 0

/** When the server last answered anything, in milliseconds. */
export const answeredAt = (): number => lastAnswer

function noteAnswer(): void {
  lastAnswer = Date.now()
  connected.set(true)
}

/** Counts how often the server said that there is no session (any more). */
export const sessionLost = createStore(0)

/** Counts how often the server refused something for want of a permission. */
export const refused = createStore(0)

let askPassword = async (): Promise<boolean> => false

/** Sets how the person at the screen is asked for their password; `ask` resolves to whether it was given. */
export const onPasswordNeeded = (ask: () => Promise<boolean>): void => {
  askPassword = ask
}

/** What no permission is asked for. */
const open: readonly unknown[] = ['public', 'signed-in']

/** After this many milliseconds an answer counts as lost. */
const PATIENCE = 60_000

export type SendOptions = {
  /** A UUID: the server carries out one write for it, however often it is sent. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Nobody waits for it: no screen says that it is busy. */
  inBackground?: boolean
  /** Of a call that sends a file: called with how much of it has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void
}

/** Makes a call, and returns the whole body of its successful answer; else throws a `CallFailure`. */
export async function send<C extends Call>(
  call: C,
  request: Request<C>,
  options: SendOptions = {},
): Promise<Success<C>> {
  const counts = options.inBackground ? 0 : 1
  pending.set(pending.get() + counts)
  try {
    let response = await exchange(call, request, options)
    if (isSignedOut(call, response) && call.path !== sessionCalls.currentUser.path) {
      // The token may have been exchanged for a new one on the way, here or in another tab: nothing was carried out yet.
      const { ok } = await exchange(sessionCalls.currentUser, {}, {})
      if (ok) response = await exchange(call, request, options)
    }
    if (call.confirm !== undefined && (await needsPassword(response))) {
      // A person is being waited for, and no answer.
      pending.set(pending.get() - counts)
      const given = await askPassword().finally(() => pending.set(pending.get() + counts))
      if (given) response = await exchange(call, request, options)
    }
    return await read<C>(call, response, options)
  } finally {
    pending.set(pending.get() - counts)
  }
}

/** A call that anybody may make says 401 for its own reasons: a wrong password. */
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
  { idempotencyKey, signal, onProgress }: SendOptions,
): Promise<Response> {
  const { path, body, file } = place(call, (request ?? {}) as Record<string, unknown>)
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Requested-With': 'nivas',
    ...sessionHeaders(),
  }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  // Of the public nothing is asked that would know them again.
  if (call.permission !== 'public') headers['X-Till'] = tillKey()
  if (file) {
    try {
      const { sendFile } = await import('./send-file.ts')
      const response = await sendFile(path, call.method, headers, file as Blob, { signal, onProgress })
      noteAnswer()
      return response
    } catch (error) {
      throw noAnswer(error, signal)
    }
  }
  const patience = AbortSignal.timeout(PATIENCE)
  try {
    const response = await fetch(path, {
      method: call.method,
      headers,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    keepSessionKey(response)
    noteAnswer()
    return response
  } catch (error) {
    throw noAnswer(error, signal)
  }
}

/** A call that its caller gave up is no failure of the network. */
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
  // A proxy's answer has neither.
  const said = isText(body?.text) ? body.text : genericText.wrong
  const fields = isText(body?.text) ? ((body.texts ?? {}) as Record<string, Text[]>) : {}
  if (response.status === 403 && said.key !== passwordNeeded && !open.includes(call.permission))
    refused.set(refused.get() + 1)
  await needTexts([said, ...Object.values(fields).flat()])
  throw new CallFailure(response.status, said, fields, undefined, body?.data)
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
