type Values = Readonly<Record<string, unknown>>

/** Reads and writes the fields of one person by their paths. */
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
 * - A card that differs from the last one empties every field, including those that the user has corrected.
 * - Input before the first card stays, unless the look-up has a value. Values that were chosen from suggestions before
 *   the first card are removed by it.
 * - Input after a card was read stays.
 */
export function createFilledIn({ empty, read, write }: PersonFields) {
  const paths = Object.keys(empty)
  /** The values that came from a card, its look-up or a choice, by path. */
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
     * Notes that a card was read, or could not be read (undefined). Returns a function that fills in the values of its
     * look-up. The function does nothing once another card was read.
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
    /** Fills in a person who was chosen from suggestions. Their values replace what was typed. */
    chosen(found: Values): void {
      for (const [path, value] of Object.entries(found)) if (!isBlank(value)) give(path, value)
    },
    /** Returns the paths whose values still are those of a card, its look-up or a choice. */
    given: unchanged,
    /** Forgets the card, because the form restarts. */
    forget() {
      last = undefined
      given.clear()
      reads += 1
    },
  }
}
