const MINUTE_MS = 60_000

/** What the queue adds to a message: each of its workers meets the same trouble. */
const ofWorker = / \(Queue: [^)]*\)$/

/** The first line says what it is; the queue's errors are plain objects. */
function kindOf(error: unknown): string {
  const { message = error } = (error ?? {}) as { message?: unknown }
  return (String(message).split('\n', 1)[0] ?? '').replace(ofWorker, '')
}

/**
 * Tells each kind of trouble once in a minute at most. A database that is away is met by every worker every two
 * seconds: the log of a night would fill the disk, which may be the trouble itself.
 */
export function seldom<E>(tell: (error: E) => void, now: () => number = () => performance.now()) {
  const told = new Map<string, number>()
  return (error: E): void => {
    for (const [kind, at] of told) if (now() - at >= MINUTE_MS) told.delete(kind)
    const kind = kindOf(error)
    if (told.has(kind)) return
    told.set(kind, now())
    tell(error)
  }
}
