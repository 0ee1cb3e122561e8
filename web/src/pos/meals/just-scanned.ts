/** In ms: a code that is read again sooner after it was served comes from a scanner that stutters. */
export const STUTTER = 2_000

type Entry<S> = { serving: S; until: number }

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
    /** What serves this code now, or did just now. */
    find: (code: string): S | undefined => {
      forget(({ until }) => until <= now())
      return all.get(code)?.serving
    },
    /** A code is on its way. */
    begin: (code: string, serving: S): void => {
      all.set(code, { serving, until: Number.POSITIVE_INFINITY })
    },
    /** The answer came: a second scan is deliberate a moment later. */
    served: ({ number }: S): void => {
      for (const entry of all.values())
        if (entry.serving.number === number) entry.until = Math.min(entry.until, now() + STUTTER)
    },
    /** It was refused, or taken back: the next scan asks anew. */
    ended: (number: number): void => forget(({ serving }) => serving.number === number),
  }
}
