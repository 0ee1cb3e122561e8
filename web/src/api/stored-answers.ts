import type { Call } from '@nivas/contract/call.ts'
import { sessionKey } from './session-key.ts'

/** The browser's cache for the few answers that screens need while the server does not answer. */
const CACHE = 'nivas-kept'
const STORED_AT = 'x-kept-at'

/** No session lasts longer than this, in ms: an older stored user is not signed in any more. */
const LONGEST = 7 * 86_400_000

/** `part` distinguishes the answers of a call that has several requests. */
const addressOf = ({ path }: Call, part?: string) => `/api${path}${part === undefined ? '' : `?${part}`}`

/** A page from another machine over plain http stores nothing. */
const open = (): Promise<Cache> | undefined => ('caches' in globalThis ? caches.open(CACHE) : undefined)

/** Stores the answer of a call, until the user signs out; one that arrives after that is not stored. */
export async function storeAnswer(call: Call, answer: unknown, part?: string): Promise<void> {
  const cache = await open()
  if (sessionKey() === undefined) return
  // As bytes: of a text Chromium makes a blob, for which the page stands still until another process answers.
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  await cache?.put(
    addressOf(call, part),
    new Response(bytes, { headers: { [STORED_AT]: String(Date.now()) } }),
  )
}

/** The stored answer of a call, and when it was stored, in ms by this computer's clock. */
export async function storedWhen(
  call: Call,
  part?: string,
): Promise<{ answer: unknown; at: number } | undefined> {
  try {
    const cache = await open()
    const found = await cache?.match(addressOf(call, part))
    if (!found) return undefined
    const at = Number(found.headers.get(STORED_AT))
    if (Date.now() - at > LONGEST) {
      await cache?.delete(addressOf(call, part))
      return undefined
    }
    return { answer: await found.json(), at }
  } catch {
    return undefined
  }
}

/** The stored answer of a call. */
export const storedAnswer = async (call: Call, part?: string): Promise<unknown> =>
  (await storedWhen(call, part))?.answer

/** Deletes all stored answers: they belong to the user who signs out. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE).catch(() => undefined)
}
