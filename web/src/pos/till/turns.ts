import { makeQueue } from '../../ui/queue.ts'

/** The reasons to hold the sale: a change on the disk, a ticket without a known outcome, an open dialog. */
type Holder = 'disk' | 'ticket' | 'dialog'

/**
 * Orders the changes of a till's sale. The seller need not wait for the disk: scans and keys that arrive while the sale
 * is held are queued and apply to the next sale.
 */
export function makeTurns() {
  const holders = new Set<Holder>()
  const queue = makeQueue()
  let wake: (() => void) | undefined
  /** The option that was pressed last and is not finished; a second press of it is ignored. */
  let newest: string | undefined
  const isFree = () => holders.size === 0
  const isIdle = () => isFree() && queue.isEmpty()
  const hasDialog = () => holders.has('dialog')
  /** Resolves when the condition holds. Only one step waits here at a time: the first of the queue. */
  const until = async (isSo: () => boolean) => {
    while (!isSo())
      await new Promise<void>((changed) => {
        wake = changed
      })
  }
  return {
    isFree,
    untilFree: () => until(isFree),
    /** Whether a change may be made immediately: the sale is free and the queue is empty. */
    isIdle,
    hold: (holder: Holder, isHeld: boolean) => {
      if (isHeld) holders.add(holder)
      else holders.delete(holder)
      wake?.()
    },
    /** Queues a change of the sale, which runs when the sale is free. */
    add: (run: () => unknown) => {
      newest = undefined
      queue.add(async () => {
        await until(isFree)
        await run()
      })
    },
    /**
     * Runs an option, immediately or after the queue. A press is dropped while a dialog is open, or if one opens before
     * its turn.
     *
     * @param once the name of an option that a double click must not run twice
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
