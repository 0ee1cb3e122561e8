import type { Refusal } from './refusal.ts'

type Waiting = { bytes: number; start: () => void }

/**
 * Holds what is in memory at once below a number of bytes: one who asks for more than is free waits for those before, in
 * their order, for at most `waitMs`.
 *
 * @param refusal of one who waited in vain
 * @returns asks for bytes; its promise gives the function that frees them, also when `gone` came while it waited
 */
export function bytesAtOnce(most: number, waitMs: number, refusal: () => Refusal) {
  let free = most
  const queue = new Set<Waiting>()

  const next = () => {
    for (const waiting of queue) {
      if (waiting.bytes > free) return
      queue.delete(waiting)
      free -= waiting.bytes
      waiting.start()
    }
  }

  return (wanted: number, gone?: AbortSignal): Promise<() => void> => {
    const bytes = Math.min(wanted, most)
    return new Promise((resolve, reject) => {
      const waiting = { bytes, start: () => started() }
      const giveUp = () => {
        if (!queue.delete(waiting)) return
        clearTimeout(timer)
        reject(refusal())
        // One that needs less may follow.
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
          free += bytes
          next()
        })
      }
      gone?.addEventListener('abort', giveUp)
      queue.add(waiting)
      next()
    })
  }
}
