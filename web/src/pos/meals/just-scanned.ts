/** In ms: a code that is read again sooner after it was served comes from a scanner that stutters. */
export const STUTTER = 2_000

/** In ms: a scanner reads a code that lies before it again so soon, and no hand gives it a second time. */
export const SAME_READ = 700

type Entry<S> = { serving: S; until: number; readAt: number; servedAt?: number }

/** A code that was read again: by the same read of a scanner, or some seconds after it was served. */
type ReadAgain<S> = { serving: S; isSameRead: boolean; seconds: number | null }

/**
 * The codes that are being served, or were served just now: such a code serves no second portion by itself. They stay in
 * the memory of the page, since a code may be the number of a card.
 */
export function createJustScanned<S extends { number: number }>(now = () => performance.now()) {
  const all = new Map<string, Entry<S>>()
  const forget = (isOld: (entry: Entry<S>) => boolean) => {
    for (const [code, entry] of all) if (isOld(entry)) all.delete(code)
  }
  return {
    /** What serves this code now, or did just now. A scanner that goes on reading it never comes to another portion. */
    readAgain: (code: string): ReadAgain<S> | undefined => {
      const at = now()
      forget(({ until }) => until <= at)
      const entry = all.get(code)
      if (!entry) return undefined
      const isSameRead = at - entry.readAt < SAME_READ
      entry.readAt = at
      if (isSameRead) entry.until = Math.max(entry.until, at + SAME_READ)
      const { serving, servedAt } = entry
      return { serving, isSameRead, seconds: servedAt === undefined ? null : secondsBetween(servedAt, at) }
    },
    /** A code is on its way. */
    begin: (code: string, serving: S): void => {
      all.set(code, { serving, until: Number.POSITIVE_INFINITY, readAt: now() })
    },
    /** The answer came: a second scan is deliberate a moment later. */
    served: ({ number }: S): void => {
      for (const entry of all.values()) {
        if (entry.serving.number !== number) continue
        entry.servedAt ??= now()
        entry.until = Math.min(entry.until, entry.servedAt + STUTTER)
      }
    },
    /** It was refused, or taken back: the next scan asks anew. */
    ended: (number: number): void => forget(({ serving }) => serving.number === number),
  }
}

const secondsBetween = (from: number, to: number) => Math.max(1, Math.round((to - from) / 1000))
