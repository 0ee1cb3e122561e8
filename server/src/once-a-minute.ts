const MINUTE_MS = 60_000

/** The queue appends the worker's name to a message, although all workers meet the same error. */
const ofWorker = / \(Queue: [^)]*\)$/

/** Returns the first line of an error. The queue's errors are plain objects. */
function kindOf(error: unknown): string {
  const { message = error } = (error ?? {}) as { message?: unknown }
  return (String(message).split('\n', 1)[0] ?? '').replace(ofWorker, '')
}

/**
 * Reports each kind of error at most once a minute. While the database is unavailable, each worker fails every two
 * seconds, and a night's log could fill the disk or keep a full disk full.
 */
export function onceAMinute<E>(report: (error: E) => void, now: () => number = () => performance.now()) {
  const reported = new Map<string, number>()
  return (error: E): void => {
    for (const [kind, at] of reported) if (now() - at >= MINUTE_MS) reported.delete(kind)
    const kind = kindOf(error)
    if (reported.has(kind)) return
    reported.set(kind, now())
    report(error)
  }
}
