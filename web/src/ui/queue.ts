/** Runs one thing after the other, in their order. What goes wrong with one is its own: the next one comes all the same. */
export function makeQueue() {
  let last: Promise<void> | undefined
  return {
    /** Whether nothing is being done, and nothing waits. */
    isEmpty: () => last === undefined,
    add(run: () => unknown): void {
      const mine: Promise<void> = (last ?? Promise.resolve())
        .then(run)
        .then(
          () => undefined,
          (failure) => reportError(failure),
        )
        .finally(() => {
          if (last === mine) last = undefined
        })
      last = mine
    },
    /** Waits for all, also for what comes meanwhile. */
    async settled(): Promise<void> {
      while (last) await last
    },
  }
}
