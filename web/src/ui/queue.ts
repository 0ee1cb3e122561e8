/**
 * Makes a queue that runs tasks one after the other. When a task fails, the failure is reported and the next task runs.
 */
export function makeQueue() {
  let last: Promise<void> | undefined
  return {
    /** Returns whether no task is running or waiting. */
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
    /** Waits for all tasks, including those that are added in the meantime. */
    async settled(): Promise<void> {
      while (last) await last
    },
  }
}
