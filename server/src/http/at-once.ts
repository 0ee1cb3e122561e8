import type { Refusal } from './refusal.ts'

type Waiting = { amount: number; start: () => void }

/**
 * Limits the amount of a resource that is in use at the same time, such as bytes of memory or connections. A request
 * for more than is free waits its turn, for at most `waitMs`.
 *
 * @param refusal makes the error of a request that waited too long, or whose caller is `gone`
 * @returns a function that requests an amount and resolves to the function that frees it
 */
export function atOnce(most: number, waitMs: number, refusal: () => Refusal) {
  let free = most
  const queue = new Set<Waiting>()

  const next = () => {
    for (const waiting of queue) {
      if (waiting.amount > free) return
      queue.delete(waiting)
      free -= waiting.amount
      waiting.start()
    }
  }

  return (wanted: number, gone?: AbortSignal): Promise<() => void> => {
    const amount = Math.min(wanted, most)
    return new Promise((resolve, reject) => {
      const waiting = { amount, start: () => started() }
      const giveUp = () => {
        if (!queue.delete(waiting)) return
        clearTimeout(timer)
        reject(refusal())
        // The next request in the queue may need less.
        next()
      }
      const timer = setTimeout(giveUp, waitMs)
      const started = () => {
        clearTimeout(timer)
        gone?.removeEventListener('abort', giveUp)
        let held = true
        resolve(() => {
          if (!held) return
          held = false
          free += amount
          next()
        })
      }
      gone?.addEventListener('abort', giveUp)
      queue.add(waiting)
      next()
    })
  }
}
