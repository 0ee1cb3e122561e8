import { connected } from '../api/client.ts'
import { session } from '../app/session.tsx'
import { takeOverEarlier } from './earlier-store.ts'
import { keepNeeded, restoreNeeded, setToday } from './needed.ts'
import type { Registered } from './outbox-of.ts'
import { register } from './registered.ts'
import { recount, sendWaiting } from './sending.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

let begun = false

/** Somebody who works with this area is there: keeps what its screens need, and sends what waits from earlier. */
export async function start(outbox: Registered): Promise<void> {
  register(outbox)
  if (!begun) {
    begun = true
    connected.subscribe(() => {
      if (!connected.get()) return
      void keepNeeded()
      void takeOver().then(sendWaiting)
    })
    session.subscribe(() => void sendWaiting())
    window.setInterval(() => void keepNeeded(), HOUR)
    window.setInterval(setToday, MINUTE)
    // A browser that runs out of room throws away other sites' things first.
    void navigator.storage?.persist?.().catch(() => undefined)
  }
  await restoreNeeded()
  await takeOver()
  await recount()
  void keepNeeded()
  void sendWaiting()
}

/** A browser that may not keep anything, or lock, kept nothing before. */
const takeOver = async (): Promise<void> => {
  if ('locks' in navigator) await takeOverEarlier().catch(() => undefined)
}
