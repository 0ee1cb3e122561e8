import type { Request, Success } from '@nivas/contract/call.ts'
import { connected, counterPatience } from '../api/client.ts'
import { CallFailure, genericText, type Lost, wasLost } from '../api/failure.ts'
import { reach } from '../api/reach.ts'
import { session } from '../app/session.tsx'
import { browserStore } from './browser-store.ts'
import { withoutSecrets } from './hide.ts'
import type { Item } from './item.ts'
import type { AreaOutbox, ItemOf, Waiters } from './outbox-of.ts'
import { register } from './registered.ts'
import { changed, keptOf, sendAny } from './sending.ts'
import { noteMade } from './sent-at.ts'

/** Returns whether items can be stored. Only a page over https, or from this machine, may seal and lock. */
const canKeep = (): boolean =>
  window.isSecureContext && 'indexedDB' in window && 'locks' in navigator && crypto.subtle !== undefined

/** The server's answer, or the item that this browser stored instead. */
type Done<C extends Waiters, N extends keyof C> = Success<C[N]> | { keptHere: Item }

/**
 * Sends a submission, or stores it in this browser while the server does not answer, with the same key and the time of
 * this call.
 */
export async function sendOrKeep<A extends string, C extends Waiters, N extends keyof C & string>(
  outbox: AreaOutbox<A, C>,
  name: N,
  request: Request<C[N]>,
  key: string,
  before?: ItemOf<A, C>,
): Promise<Done<C, N>> {
  // Taken first: the wait for an answer that does not come may extend past the end of a meal or a day.
  const madeAt = before?.madeAt ?? new Date().toISOString()
  const begun = performance.now()
  const sealed = before?.sealed ?? []
  const { kept: _, sealed: _sealed, ...asked } = request as { kept?: unknown; sealed?: unknown }
  const sendNow = (signal?: AbortSignal) =>
    sendAny(
      outbox.own[name] as C[N],
      {
        ...asked,
        ...(sealed.length > 0 && { sealed }),
        ...(before && { kept: keptOf(before) }),
      },
      { idempotencyKey: key, ...(signal && { signal }) },
    ) as Promise<Success<C[N]>>
  if (!canKeep()) {
    await reach()
    return sendNow()
  }
  let lost: Lost = 'not sent'
  if (connected.get() && (before || !(await mustQueue(outbox, name)))) {
    lost = 'unanswered'
    try {
      // After this time the submission is stored and sent again with the same key.
      return await sendNow(counterPatience())
    } catch (failure) {
      if (failure instanceof CallFailure && !wasLost(failure)) throw failure
      connected.set(false)
    }
  }
  const now = session.get()
  if (typeof now !== 'object') throw new CallFailure(0, genericText.away, {}, lost)
  const { area, secret } = outbox
  const item: Item = {
    ...(await withoutSecrets(asked, { key, secret, sealed })),
    key,
    area,
    call: `${area}.${name}`,
    madeAt,
    madeBy: before?.madeBy ?? { id: now.user.id, name: now.user.name },
    state: 'waiting',
  }
  if (!before) noteMade(key, begun)
  // Registers the area, so that a page that has not started its outbox counts the item too.
  register(outbox)
  try {
    await browserStore.put(item)
  } catch {
    // Without storage the input stays in the form, which shows whether the write was lost.
    throw new CallFailure(0, genericText.away, {}, lost)
  }
  changed()
  return { keptHere: item }
}

/** Returns whether an earlier item of a call whose items are sent in order is still here. */
async function mustQueue({ area, inOrder }: AreaOutbox<string, Waiters>, name: string): Promise<boolean> {
  const call = `${area}.${name}`
  if (!inOrder.includes(call)) return false
  const { waiting, refused } = await browserStore.count('call', call)
  return waiting + refused > 0
}

/** Sends a refused item that the user has corrected, with its own key and its original time. */
export async function resend<A extends string, C extends Waiters, N extends keyof C & string>(
  outbox: AreaOutbox<A, C>,
  item: ItemOf<A, C> & { call: `${A}.${N}` },
  corrected: Request<C[N]>,
): Promise<Done<C, N>> {
  const name = item.call.slice(outbox.area.length + 1) as N
  const done = await sendOrKeep(outbox, name, corrected, item.key, item)
  if (!('keptHere' in done)) {
    await browserStore.remove(item.key)
    changed()
  }
  return done
}

/** Moves a refused item that was corrected behind those that wait. It is sent with them under its own key. */
export async function keepBehind<A extends string, C extends Waiters, N extends keyof C & string>(
  { secret }: AreaOutbox<A, C>,
  item: ItemOf<A, C> & { call: `${A}.${N}` },
  corrected: Request<C[N]>,
): Promise<void> {
  const { refusal: _, key, sealed, ...rest } = item
  const hidden = await withoutSecrets(corrected as object, { key, secret, sealed })
  await browserStore.putLast({ ...rest, ...hidden, key, state: 'waiting' })
  changed()
}
