import type { Call } from '@nivas/contract/call.ts'
import { isYounger } from '../api/age.ts'
import { connected, type SendOptions, send } from '../api/client.ts'
import { makeStale } from '../api/make-stale.ts'
import { notify } from '../api/notices.ts'
import { answers } from '../app/answers.ts'
import { waitingByArea, waitingByCall } from '../app/waiting.ts'
import { translate } from '../languages/translate.ts'
import { browserStore } from './browser-store.ts'
import type { Item } from './item.ts'
import { outcomeOf } from './outcome-of.ts'
import { noteRefused, wasRefused } from './refused-to.ts'
import { callNamed, isInOrder, maySend, registered, sendable } from './registered.ts'
import { type Outcome, sender } from './send-all.ts'
import { sentAt } from './sent-at.ts'

/** The timeout of an answer in ms, after which the item is sent again. */
const PATIENCE = 20_000
/** The wait in ms after the server did not take an item, at first and at most. */
const [WAIT, LONGEST_WAIT] = [2_000, 60_000]

/** Notifies the other tabs of the browser when an item was stored or sent. */
const channel = new BroadcastChannel('nivas-outbox')
channel.onmessage = () => void recount()

/** Counts the stored items again. */
export async function recount(): Promise<void> {
  try {
    const counted = async (by: 'area' | 'call', names: readonly string[]) =>
      Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, await browserStore.count(by, name)] as const)),
      )
    const [areas, calls] = await Promise.all([
      counted(
        'area',
        registered().map(({ area }) => area),
      ),
      counted(
        'call',
        registered().flatMap((outbox) => Object.keys(outbox.calls)),
      ),
    ])
    waitingByCall.set(calls)
    waitingByArea.set(areas)
  } catch {
    // A browser whose storage cannot be read has no items.
  }
}

/** Updates the counts in every tab and sends items. Call it when items were added or removed here. */
export function changed(): void {
  void recount()
  channel.postMessage('changed')
  void sendWaiting()
}

/** Returns when and by whom an item was first made, for the body of its submission. */
export const keptOf = (item: Pick<Item, 'key' | 'madeAt' | 'madeBy'>) => ({
  made_at: item.madeAt,
  sent_at: sentAt(item),
  made_by: item.madeBy.id,
})

/** Sends a registered call, of which only the name is known, without types. */
export const sendAny = send as (call: Call, request: object, options: SendOptions) => Promise<unknown>

async function sendItem(item: Item): Promise<Outcome> {
  const call = callNamed(item.call)
  if (!call || !maySend(call, item.request) || wasRefused(item.key)) return { is: 'not theirs' }
  try {
    await sendAny(
      call,
      { ...item.request, sealed: item.sealed, kept: keptOf(item) },
      { idempotencyKey: item.key, signal: AbortSignal.timeout(PATIENCE), inBackground: true },
    )
    return { is: 'sent' }
  } catch (failure) {
    const outcome = outcomeOf(failure)
    if (outcome.is === 'not theirs') noteRefused(item)
    return outcome
  }
}

/** The time of the last count. Counting after each of a thousand items would take longer than sending them. */
let countedAt = 0
const sendAll = sender(
  browserStore,
  sendItem,
  () => {
    if (isYounger(countedAt, 250)) return
    countedAt = Date.now()
    void recount()
    channel.postMessage('changed')
  },
  isInOrder,
)

/** The lock of the tab that sends. */
const SENDING = 'nivas-outbox-sending'

/** Runs a change of several waiting items while no tab sends them. */
export const whileNotSending = <T>(change: () => Promise<T>): Promise<T> =>
  navigator.locks.request(SENDING, change)

let sending = false
let again = false
let wait = WAIT
let timer: number | undefined

/** Sends the waiting items in their order, from only one tab at a time. */
export async function sendWaiting(): Promise<void> {
  // Over plain http from another machine the browser has no locks and stores no items.
  if (!('locks' in navigator)) return
  if (sending) {
    again = true
    return
  }
  sending = true
  window.clearTimeout(timer)
  try {
    do {
      again = false
      await recount()
      if (!connected.get() || sendable().length === 0) break
      const { why, sent } = await navigator.locks.request(SENDING, () => sendAll(sendable))
      await reportSent(sent)
      if (sent > 0) wait = WAIT
      if (why === 'later' && connected.get()) {
        timer = window.setTimeout(() => void sendWaiting(), wait)
        wait = Math.min(wait * 2, LONGEST_WAIT)
      } else wait = WAIT
    } while (again)
  } finally {
    sending = false
  }
}

async function reportSent(sent: number): Promise<void> {
  await recount()
  if (sent === 0) return
  channel.postMessage('changed')
  notify.success(translate('{{count}} entries stored here have been sent.', { count: sent }))
  for (const { makesStale } of registered()) for (const stale of makesStale) void makeStale(answers, stale)
}
