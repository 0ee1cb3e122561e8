type Values = Readonly<Record<string, unknown>>

/** Where the fields of one person are read and written, by their paths. */
export type PersonFields = {
  /** What each field holds while nothing is known. */
  empty: Values
  read: (path: string) => unknown
  write: (path: string, value: unknown) => void
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * Fills in the fields of one person from look-ups, so that they never hold the data of two people:
 *
 * - Another card than the last one empties every field, also those that were corrected by hand meanwhile.
 * - What was typed before the first card stays, unless the look-up knows better.
 * - What is typed after a card was read stays.
 */
export function createFilledIn({ empty, read, write }: PersonFields) {
  const paths = Object.keys(empty)
  /** What a card or its look-up wrote, by path. */
  const given = new Map<string, unknown>()
  let last: string | undefined
  let reads = 0

  return {
    /**
     * A card was read, or could not be read (undefined). Returns what to call with the values that a look-up of it
     * found; they are ignored once the next card was read.
     */
    scanned(card: string | undefined): (found: Values) => void {
      if (last !== undefined && card !== last) {
        for (const path of paths) write(path, empty[path])
        given.clear()
      }
      const isAgain = card !== undefined && card === last
      const before = new Map(paths.map((path) => [path, read(path)]))
      last = card
      reads += 1
      const mine = reads
      return (found) => {
        if (mine !== reads) return
        for (const [path, value] of Object.entries(found)) {
          const now = read(path)
          const isTyped = now !== before.get(path) || isAgain
          if (!isBlank(value) && (!isTyped || isBlank(now))) {
            write(path, value)
            given.set(path, value)
            before.set(path, value)
          }
        }
      }
    },
    /** The fields that hold what a card or its look-up wrote, and that were not changed since. */
    given: () => paths.filter((path) => given.has(path) && given.get(path) === read(path)),
    /** The form begins anew. */
    forget() {
      last = undefined
      given.clear()
      reads += 1
    },
  }
}
