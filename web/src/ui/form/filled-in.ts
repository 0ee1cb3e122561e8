type Values = Readonly<Record<string, unknown>>

/** Reads and writes the fields of one person, by their paths. */
export type PersonFields = {
  /** The empty value of each field. */
  empty: Values
  read: (path: string) => unknown
  write: (path: string, value: unknown) => void
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * Fills in the fields of one person from look-ups, so that they never hold the data of two people:
 *
 * - A card that differs from the last one empties every field, also those that were corrected by hand
 *   meanwhile.
 * - Input before the first card stays, unless the look-up has a value. What was chosen for it goes with the
 *   next scan.
 * - Input after a card was read stays.
 */
export function createFilledIn({ empty, read, write }: PersonFields) {
  const paths = Object.keys(empty)
  /** The values of a card, its look-up or a choice, by path. */
  const given = new Map<string, unknown>()
  let last: string | undefined
  let reads = 0
  const give = (path: string, value: unknown) => {
    write(path, value)
    given.set(path, value)
  }
  const unchanged = () => paths.filter((path) => given.has(path) && given.get(path) === read(path))

  return {
    /**
     * A card was read, or could not be read (undefined). Returns a function for the values of its look-up,
     * which are ignored once the next card was read.
     */
    scanned(card: string | undefined): (found: Values) => void {
      if (last === undefined || card !== last) {
        for (const path of last === undefined ? unchanged() : paths) write(path, empty[path])
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
            give(path, value)
            before.set(path, value)
          }
        }
      }
    },
    /** A person was chosen from suggestions, whose values replace what was typed. */
    chosen(found: Values): void {
      for (const [path, value] of Object.entries(found)) if (!isBlank(value)) give(path, value)
    },
    /** The fields with unchanged values of a card, its look-up or a choice. */
    given: unchanged,
    /** The form restarts. */
    forget() {
      last = undefined
      given.clear()
      reads += 1
    },
  }
}
