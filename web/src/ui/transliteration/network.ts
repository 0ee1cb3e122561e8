import type { UnitTable } from './decode.ts'

/**
 * A network with one hidden layer, which gives the chance of a piece at a place of the input from the letters around it
 * and the pieces before it. Each letter of the window and each earlier piece adds its own row to the hidden values.
 * Each piece has its own weights for them.
 */
export type Network = {
  hidden: number
  /** The rows of the letters at each place of the window, then those of the meanings of the earlier pieces. */
  rows: Float32Array
  bias: Float32Array
  readers: Float32Array
  readerBias: Float32Array
}

/** The number of letters in the window on either side. */
const WINDOW = 6
/** The number of earlier pieces that count. */
const HISTORY = 5
/** The 26 letters, and 0 for no letter. */
const LETTERS = 27
const OF_LETTERS = (2 * WINDOW + 1) * LETTERS

/** The number of rows for one place of the input. */
export const INPUTS = 2 * WINDOW + 1 + HISTORY

/**
 * Returns a number for the letters of each piece, or 0 for a piece without Latin letters. Pieces with the same letters
 * have the same number.
 */
export function meaningsOf({ units }: UnitTable): { of: Uint16Array; count: number } {
  const numbers = new Map<string, number>()
  const of = Uint16Array.from(units, ({ latin, letters }) => {
    if (latin === '') return 0
    const known = numbers.get(letters) ?? numbers.size + 1
    numbers.set(letters, known)
    return known
  })
  return { of, count: numbers.size + 1 }
}

export const rowCount = (meanings: number): number => OF_LETTERS + HISTORY * meanings

/** Writes the indexes of the rows that a place of the input sums up into `rows`. */
export function rowsAt(
  latin: string,
  at: number,
  before: readonly number[],
  { of, count }: ReturnType<typeof meaningsOf>,
  rows: Int32Array,
): void {
  for (let step = 0; step <= 2 * WINDOW; step++) {
    const letter = latin.charCodeAt(at + step - WINDOW)
    rows[step] = step * LETTERS + (letter >= 97 && letter <= 122 ? letter - 96 : 0)
  }
  for (let back = 0; back < HISTORY; back++) {
    const unit = before[before.length - 1 - back]
    rows[2 * WINDOW + 1 + back] = OF_LETTERS + back * count + (unit === undefined ? 0 : (of[unit] ?? 0))
  }
}

/** Returns all pieces that fit the input at a place. */
export function piecesAt({ byLatin, longest }: UnitTable, latin: string, at: number): number[] {
  const found: number[] = []
  for (let length = 1; length <= longest && at + length <= latin.length; length++)
    found.push(...(byLatin.get(latin.slice(at, at + length)) ?? []))
  return found
}

/** Turns the scores of pieces into chances, in place. */
export function toChances(scores: Float64Array, count: number): void {
  let top = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) top = Math.max(top, scores[at] ?? 0)
  let total = 0
  for (let at = 0; at < count; at++) {
    const part = Math.exp((scores[at] ?? 0) - top)
    scores[at] = part
    total += part
  }
  for (let at = 0; at < count; at++) scores[at] = (scores[at] ?? 0) / total
}

/** The most places in the cache. */
const MOST_REMEMBERED = 4_000

/**
 * Returns a function for the log chance of the pieces of a word. It computes places that several words share only once,
 * even from one key to the next.
 */
export function judge(network: Network, table: UnitTable) {
  const { hidden, rows, bias, readers, readerBias } = network
  const meanings = meaningsOf(table)
  const remembered = new Map<string, Map<number, number>>()
  const inputs = new Int32Array(INPUTS)
  const values = new Float64Array(hidden)
  const scores = new Float64Array(table.units.length)

  function chancesAt(latin: string, at: number, before: readonly number[]): Map<number, number> {
    const recent = before.slice(-HISTORY)
    const key = `${latin.slice(Math.max(0, at - WINDOW), at)}|${latin.slice(at, at + WINDOW + 1)}|${recent.join()}`
    const known = remembered.get(key)
    if (known) return known
    rowsAt(latin, at, recent, meanings, inputs)
    values.set(bias)
    for (const row of inputs)
      for (let one = 0, from = row * hidden; one < hidden; one++)
        values[one] = (values[one] ?? 0) + (rows[from + one] ?? 0)
    const pieces = piecesAt(table, latin, at)
    pieces.forEach((unit, place) => {
      let score = readerBias[unit] ?? 0
      for (let one = 0, from = unit * hidden; one < hidden; one++) {
        const value = values[one] ?? 0
        if (value > 0) score += value * (readers[from + one] ?? 0)
      }
      scores[place] = score
    })
    toChances(scores, pieces.length)
    const logs = new Map(pieces.map((unit, place) => [unit, Math.log((scores[place] ?? 0) + 1e-9)]))
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(key, logs)
    return logs
  }

  return (latin: string, pieces: readonly number[]): number => {
    let at = 0
    let log = 0
    pieces.forEach((unit, place) => {
      log += chancesAt(latin, at, pieces.slice(0, place)).get(unit) ?? -20
      at += table.units[unit]?.latin.length ?? 0
    })
    return log
  }
}
