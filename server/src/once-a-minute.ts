const MINUTE_MS = 60_000

/** What the queue adds to a message: each of its workers meets the same error. */
const ofWorker = / \(Queue: [^)]*\)$/

/** The first line of an error; the queue's errors are plain objects. */
function kindOf(error: unknown): string {
  const { message = error } = (error ?? {}) as { message?: unknown }
  return (String(message).split('\n', 1)[0] ?? '').replace(ofWorker, '')
}

/**
 * Reports each kind of error once a minute at most. While the database is away every worker fails every two seconds:
 * the log of a night would fill the disk, which may be the cause itself.
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
