import { makeQueue } from '../../ui/queue.ts'

/** What has the sale: the disk that moves it, a ticket of which it is not known whether it is sold, a dialog. */
type Holder = 'disk' | 'ticket' | 'dialog'

/**
 * The order in which the sale of a till changes. Nobody waits for the disk at a counter: what is scanned or pressed
 * while the sale is held is done to the one that is there afterwards.
 */
export function makeTurns() {
  const holders = new Set<Holder>()
  const queue = makeQueue()
  let wake: (() => void) | undefined
  /** The option that was pressed last and is not done yet, where a second press is the same one. */
  let newest: string | undefined
  const isFree = () => holders.size === 0
  const isIdle = () => isFree() && queue.isEmpty()
  const hasDialog = () => holders.has('dialog')
  /** Goes on at once when it is so, otherwise as soon as it is. Only the first of what waits is here. */
  const until = async (isSo: () => boolean) => {
    while (!isSo())
      await new Promise<void>((changed) => {
        wake = changed
      })
  }
  return {
    isFree,
    untilFree: () => until(isFree),
    /** Whether a change may be made at once: nothing holds the sale, and nothing waits. */
    isIdle,
    hold: (holder: Holder, isHeld: boolean) => {
      if (isHeld) holders.add(holder)
      else holders.delete(holder)
      wake?.()
    },
    /** Adds to the sale after all that waits, when the sale is free. */
    add: (run: () => unknown) => {
      newest = undefined
      queue.add(async () => {
        await until(isFree)
        await run()
      })
    },
    /**
     * Presses an option: at once, or after all that waits. A dialog takes what is pressed while it is open or opens.
     *
     * @param once names an option that a second press right after the first does not repeat: a double click
     */
    press: (run: () => unknown, once?: string) => {
      if (hasDialog() || (once !== undefined && once === newest)) return
      newest = once
      const done = async () => {
        try {
          await run()
        } finally {
          if (newest === once) newest = undefined
        }
      }
      if (isIdle()) void done()
      else
        queue.add(async () => {
          await until(() => hasDialog() || isFree())
          if (!hasDialog()) await done()
        })
    },
  }
}
