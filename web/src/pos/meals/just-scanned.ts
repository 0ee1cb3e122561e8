/** A code that is read again within these ms after it was served comes from a scanner that stutters. */
export const STUTTER = 2_000

/** A code that is read again within these ms is the same read: a person cannot present a card twice that quickly. */
export const SAME_READ = 700

type Entry<S> = { serving: S; until: number; readAt: number; servedAt?: number }

/** A code that was read again: in the same read of a scanner, or `seconds` after it was served. */
type ReadAgain<S> = { serving: S; isSameRead: boolean; seconds: number | null }

/**
 * Remembers the codes that are being served or were just served, so that a repeated read does not serve a second
 * portion. They stay in memory only, because a code may be the number of a card.
 */
export function createJustScanned<S extends { number: number }>(now = () => performance.now()) {
  const all = new Map<string, Entry<S>>()
  const forget = (isOld: (entry: Entry<S>) => boolean) => {
    for (const [code, entry] of all) if (isOld(entry)) all.delete(code)
  }
  return {
    /**
     * Returns the serving of a code that is being served or was just served. Repeated reads of a scanner extend the
     * time.
     */
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
    /** Notes that a code was sent to the server. */
    begin: (code: string, serving: S): void => {
      all.set(code, { serving, until: Number.POSITIVE_INFINITY, readAt: now() })
    },
    /** Notes the answer: after `STUTTER`, a second scan is deliberate. */
    served: ({ number }: S): void => {
      for (const entry of all.values()) {
        if (entry.serving.number !== number) continue
        entry.servedAt ??= now()
        entry.until = Math.min(entry.until, entry.servedAt + STUTTER)
      }
    },
    /** Forgets a code that was refused or taken back, so that the next scan asks the server again. */
    ended: (number: number): void => forget(({ serving }) => serving.number === number),
  }
}

const secondsBetween = (from: number, to: number) => Math.max(1, Math.round((to - from) / 1000))
