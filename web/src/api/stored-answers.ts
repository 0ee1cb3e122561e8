import type { Call } from '@nivas/contract/call.ts'
import { isYounger } from './age.ts'
import { sessionKey } from './session-key.ts'

/** The browser's cache for the few answers that screens need while the server does not answer. */
const CACHE = 'nivas-kept'
const STORED_AT = 'x-kept-at'

/** The longest time in ms that a session lasts. A stored user that is not younger is no longer signed in. */
const LONGEST = 7 * 86_400_000

/** Returns the address of a stored answer. `part` distinguishes the answers of a call with several requests. */
const addressOf = ({ path }: Call, part?: string) => `/api${path}${part === undefined ? '' : `?${part}`}`

/** Opens the cache. A page from another machine over plain http has none. */
const open = (): Promise<Cache> | undefined => ('caches' in globalThis ? caches.open(CACHE) : undefined)

/** Stores the answer of a call until the user signs out. An answer that arrives after that is not stored. */
export async function storeAnswer(call: Call, answer: unknown, part?: string): Promise<void> {
  const cache = await open()
  if (sessionKey() === undefined) return
  // Stores bytes, because Chromium turns a text into a blob, and the page freezes until another process answers.
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  await cache?.put(
    addressOf(call, part),
    new Response(bytes, { headers: { [STORED_AT]: String(Date.now()) } }),
  )
}

/** Returns the stored answer of a call, and when it was stored, in ms by this computer's clock. */
export async function storedWhen(
  call: Call,
  part?: string,
): Promise<{ answer: unknown; at: number } | undefined> {
  try {
    const cache = await open()
    const found = await cache?.match(addressOf(call, part))
    if (!found) return undefined
    const at = Number(found.headers.get(STORED_AT))
    if (!isYounger(at, LONGEST)) {
      await cache?.delete(addressOf(call, part))
      return undefined
    }
    return { answer: await found.json(), at }
  } catch {
    return undefined
  }
}

/** Returns the stored answer of a call, if there is one. */
export const storedAnswer = async (call: Call, part?: string): Promise<unknown> =>
  (await storedWhen(call, part))?.answer

/** Deletes all stored answers, because they belong to the user who signs out. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE).catch(() => undefined)
}
