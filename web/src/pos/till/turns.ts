import { makeQueue } from '../../ui/queue.ts'

/** What holds the sale: the disk that moves it, a ticket without a known outcome, a dialog. */
type Holder = 'disk' | 'ticket' | 'dialog'

/**
 * The order in which the sale of a till changes. The counter does not wait for the disk: scans and keys that come while
 * the sale is held apply to the sale that follows.
 */
export function makeTurns() {
  const holders = new Set<Holder>()
  const queue = makeQueue()
  let wake: (() => void) | undefined
  /** The option that was pressed last and is not done yet: a second press is the same one. */
  let newest: string | undefined
  const isFree = () => holders.size === 0
  const isIdle = () => isFree() && queue.isEmpty()
  const hasDialog = () => holders.has('dialog')
  /** Resolves as soon as the condition holds. Only the first of the waiting steps is here. */
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
