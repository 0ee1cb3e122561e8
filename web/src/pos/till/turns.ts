/** What has the sale: the disk that moves it, a ticket of which it is not known whether it is sold, a dialog. */
type Holder = 'disk' | 'ticket' | 'dialog'

/**
 * The order in which the sale of a till changes. Nobody waits for the disk at a counter: what is scanned while the sale
 * is held is added to the one that is there afterwards.
 */
export function makeTurns() {
  const holders = new Set<Holder>()
  /** The last of what waits; each waits for the one before. */
  let last: Promise<void> | undefined
  let wake: (() => void) | undefined
  const isFree = () => holders.size === 0
  /** Goes on at once while the sale is free, otherwise when it is. Only the first of what waits is here. */
  const untilFree = async () => {
    while (!isFree())
      await new Promise<void>((free) => {
        wake = free
      })
  }
  const queue = (run: () => unknown) => {
    const mine: Promise<void> = (last ?? Promise.resolve())
      .then(run)
      // What went wrong with one is its own; the next one comes all the same.
      .then(
        () => undefined,
        (failure) => reportError(failure),
      )
      .finally(() => {
        if (last === mine) last = undefined
      })
    last = mine
  }
  return {
    isFree,
    untilFree,
    /** Whether a change may be made at once: nothing holds the sale, and nothing waits. */
    isIdle: () => isFree() && !last,
    hold: (holder: Holder, isHeld: boolean) => {
      if (isHeld) holders.add(holder)
      else holders.delete(holder)
      if (isFree()) wake?.()
    },
    /** Adds to the sale after all that waits, when the sale is free. */
    add: (run: () => unknown) =>
      queue(async () => {
        await untilFree()
        await run()
      }),
    /** Presses an option: at once, or after the scans before it; not at all while the sale is held. */
    press: (run: () => unknown) => {
      if (last) queue(() => isFree() && run())
      else if (isFree()) void run()
    },
  }
}
