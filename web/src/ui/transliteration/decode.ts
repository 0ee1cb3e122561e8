import { after, chanceOf, EDGE, type Runs, type Unit } from './model.ts'

/** The pieces of words, and their indexes by Latin letters. */
export type UnitTable = {
  units: readonly Unit[]
  byLatin: ReadonlyMap<string, readonly number[]>
  longest: number
}

export function unitTable(units: readonly Unit[]): UnitTable {
  const byLatin = new Map<string, number[]>()
  let longest = 0
  units.forEach(({ latin }, unit) => {
    if (latin === '') return
    longest = Math.max(longest, latin.length)
    byLatin.set(latin, [...(byLatin.get(latin) ?? []), unit])
  })
  return { units, byLatin, longest }
}

/**
 * One reading of the input so far. `log` is the log chance of all its splits into pieces together, `best` that of the
 * given pieces.
 */
export type Reading = {
  text: string
  state: number
  log: number
  best: number
  unit: number
  before: Reading | undefined
}

const BEAM = 60
/** Readings whose log chance is this much below the likeliest are dropped. */
const WINDOW = 11

const adding = (a: number, b: number) => Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)))

/**
 * Returns a function that reads Latin letters one at a time, and reuses the results of a beginning for the next key.
 */
export function reader(runs: Runs, { units, byLatin, longest }: UnitTable) {
  const scores = new Float64Array(units.length)
  let typed = ''
  const start: Reading = {
    text: '',
    state: after(runs, 0, EDGE),
    log: 0,
    best: 0,
    unit: EDGE,
    before: undefined,
  }
  const columns: Reading[][] = [[start]]

  /**
   * Fills in the log chances of all symbols that were seen after an end of this state. The longest end is written last.
   */
  function fill(state: number, wanted: readonly number[]) {
    const ends: number[] = []
    for (let node = state; ; node = runs.shorter[node] ?? 0) {
      ends.push(node)
      if (node === 0) break
    }
    let left = 0
    for (const node of ends) if (node > 0) left += runs.left[node] ?? 0
    for (const unit of wanted) scores[unit] = left - 12
    for (let at = ends.length - 1; at >= 0; at--) {
      const node = ends[at] ?? 0
      const end = runs.first[node + 1] ?? 0
      for (let child = runs.first[node] ?? 0; child < end; child++)
        scores[runs.symbol[child] ?? 0] = left + (runs.chance[child] ?? 0)
      if (at > 0) left -= runs.left[ends[at - 1] ?? 0] ?? 0
    }
  }

  function column(at: number): Reading[] {
    const found = new Map<string, Reading>()
    let top = Number.NEGATIVE_INFINITY
    for (let length = 1; length <= longest && length <= at; length++) {
      const wanted = byLatin.get(typed.slice(at - length, at))
      if (!wanted) continue
      for (const before of columns[at - length] ?? []) {
        fill(before.state, wanted)
        for (const unit of wanted) {
          const chance = scores[unit] ?? 0
          const log = before.log + chance
          if (log < top - WINDOW) continue
          if (log > top) top = log
          const state = after(runs, before.state, unit)
          const text = before.text + (units[unit]?.letters ?? '')
          const key = `${state} ${text}`
          const known = found.get(key)
          const best = before.best + chance
          if (!known) found.set(key, { text, state, log, best, unit, before })
          else {
            known.log = adding(known.log, log)
            if (best > known.best) Object.assign(known, { best, unit, before })
          }
        }
      }
    }
    return [...found.values()]
      .filter(({ log }) => log > top - WINDOW)
      .sort((a, b) => b.log - a.log)
      .slice(0, BEAM)
  }

  /** Returns the likeliest words for the input, each with its likeliest pieces. */
  return (latin: string, most: number): Reading[] => {
    let same = 0
    while (same < latin.length && latin[same] === typed[same]) same++
    columns.length = same + 1
    typed = latin
    for (let at = same + 1; at <= latin.length; at++) columns.push(column(at))
    const words = new Map<string, Reading>()
    for (const reading of columns[latin.length] ?? []) {
      const end = chanceOf(runs, reading.state, EDGE)
      const ended = { ...reading, log: reading.log + end, best: reading.best + end }
      const known = words.get(ended.text)
      if (!known) words.set(ended.text, ended)
      else {
        const log = adding(known.log, ended.log)
        words.set(ended.text, { ...(ended.best > known.best ? ended : known), log })
      }
    }
    return [...words.values()].sort((a, b) => b.log - a.log).slice(0, most)
  }
}

/** Returns the pieces of a reading, from the first to the last. */
export function piecesOf(reading: Reading): number[] {
  const pieces: number[] = []
  for (let at: Reading | undefined = reading; at?.before; at = at.before) pieces.unshift(at.unit)
  return pieces
}
