import { connected } from '../api/client.ts'
import { answers } from '../app/answers.ts'
import { takeOverEarlier } from './earlier-store.ts'
import { holdAnswers } from './hold-answers.ts'
import { neededBy, restoreNeeded, setToday, storeChanged, storeNeeded } from './needed.ts'
import type { Registered } from './outbox-of.ts'
import { onOtherPermissions } from './refused-to.ts'
import { register } from './registered.ts'
import { recount, sendWaiting } from './sending.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

let begun = false

/**
 * Starts the outbox for a user who works with this area: stores the answers that its screens need, and sends waiting
 * items.
 */
export async function start(outbox: Registered): Promise<void> {
  register(outbox)
  if (!begun) {
    begun = true
    connected.subscribe(() => {
      if (!connected.get()) return
      void storeNeeded()
      void sendWaiting()
      void takeOver().then(sendWaiting)
    })
    onOtherPermissions(() => void sendWaiting())
    window.setInterval(() => void storeNeeded(), HOUR)
    window.setInterval(setToday, MINUTE)
    // If an event was missed, items wait at most this long.
    window.setInterval(() => void sendWaiting(), MINUTE)
    // When the browser runs out of space, it deletes the data of other sites first.
    void navigator.storage?.persist?.().catch(() => undefined)
  }
  // The areas start one after the other, so each requests only the answers that it needs.
  const calls = neededBy([outbox])
  holdAnswers(answers, calls, storeChanged)
  await restoreNeeded(calls)
  await recount()
  void storeNeeded(calls)
  void sendWaiting()
  await takeOver()
  await recount()
  void sendWaiting()
}

/** Takes over earlier entries. A browser without storage or locks has none. */
const takeOver = async (): Promise<void> => {
  if ('locks' in navigator) await takeOverEarlier().catch(() => undefined)
}
