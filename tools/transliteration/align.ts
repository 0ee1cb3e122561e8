import type { Unit } from '../../web/src/ui/transliteration/model.ts'
import { lettersOf } from '../../web/src/ui/transliteration/suggest.ts'
import type { Pair } from './pairs.ts'

const MOST_LATIN = 3
const MOST_LETTERS = 2
/** The maximum length of both sides of a piece together. */
const MOST = 4
/**
 * The factor for each letter beyond the first on either side of a piece: without it, long pieces would fit any data.
 */
const LONGER = 0.03
const ROUNDS = 8

const worth = (taken: number, given: number) => LONGER ** (Math.max(taken - 1, 0) + Math.max(given - 1, 0))

/** All ways to cut a pair into pieces. Each arc is a piece between two places of the pair. */
type Arcs = { places: number; from: number[]; to: number[]; unit: number[] }

/** Numbers the pieces. */
function numbering() {
  const numbers = new Map<string, number>()
  const units: Unit[] = []
  const costs: number[] = []
  return {
    units,
    costs,
    of: (latin: string, letters: readonly string[]): number => {
      const name = `${latin} ${letters.join('')}`
      const known = numbers.get(name)
      if (known !== undefined) return known
      numbers.set(name, units.length)
      costs.push(worth(latin.length, letters.length))
      return units.push({ latin, letters: letters.join('') }) - 1
    },
  }
}

function arcsOf({ word, latin }: Pair, number: ReturnType<typeof numbering>['of']): Arcs {
  const letters = lettersOf(word)
  const columns = letters.length + 1
  const arcs: Arcs = { places: (latin.length + 1) * columns, from: [], to: [], unit: [] }
  for (let i = 0; i < latin.length; i++)
    for (let j = 0; j < columns; j++)
      for (let taken = 1; taken <= MOST_LATIN && i + taken <= latin.length; taken++)
        for (let given = 0; given <= MOST_LETTERS && given + taken <= MOST && j + given < columns; given++) {
          arcs.from.push(i * columns + j)
          arcs.to.push((i + taken) * columns + j + given)
          arcs.unit.push(number(latin.slice(i, i + taken), letters.slice(j, j + given)))
        }
  return arcs
}

/** Adds to `found` the expected count of each piece in a pair. Arcs are sorted by their start. */
function expect({ places, from, to, unit }: Arcs, weight: Float64Array, found: Float64Array): void {
  const forward = new Float64Array(places)
  const backward = new Float64Array(places)
  forward[0] = 1
  backward[places - 1] = 1
  for (let at = 0; at < from.length; at++)
    forward[to[at] ?? 0] =
      (forward[to[at] ?? 0] ?? 0) + (forward[from[at] ?? 0] ?? 0) * (weight[unit[at] ?? 0] ?? 0)
  const total = forward[places - 1] ?? 0
  if (total === 0) return
  for (let at = from.length - 1; at >= 0; at--) {
    const part = (weight[unit[at] ?? 0] ?? 0) * (backward[to[at] ?? 0] ?? 0)
    backward[from[at] ?? 0] = (backward[from[at] ?? 0] ?? 0) + part
    const share = ((forward[from[at] ?? 0] ?? 0) * part) / total
    found[unit[at] ?? 0] = (found[unit[at] ?? 0] ?? 0) + share
  }
}

/** Returns the most likely pieces of a pair; undefined if it cannot be cut. */
function best({ places, from, to, unit }: Arcs, weight: Float64Array): number[] | undefined {
  const score = new Float64Array(places)
  const came = new Int32Array(places).fill(-1)
  score[0] = 1
  for (let at = 0; at < from.length; at++) {
    const value = (score[from[at] ?? 0] ?? 0) * (weight[unit[at] ?? 0] ?? 0)
    if (value <= (score[to[at] ?? 0] ?? 0)) continue
    score[to[at] ?? 0] = value
    came[to[at] ?? 0] = at
  }
  const pieces: number[] = []
  for (let place = places - 1; place > 0; ) {
    const arc = came[place] ?? -1
    if (arc < 0) return undefined
    pieces.unshift(unit[arc] ?? 0)
    place = from[arc] ?? 0
  }
  return pieces
}

/** Cuts pairs into pieces, which it learns only from the pairs, by expectation maximisation. */
export function align(pairs: readonly Pair[]): { units: Unit[]; pieces: (number[] | undefined)[] } {
  const { units, costs, of } = numbering()
  const all = pairs.map((pair) => arcsOf(pair, of))
  let weight = Float64Array.from(costs)
  for (let round = 0; round < ROUNDS; round++) {
    const found = new Float64Array(units.length)
    for (const arcs of all) expect(arcs, weight, found)
    const total = found.reduce((sum, count) => sum + count, 0)
    weight = found.map((count, unit) => (count / total) * (costs[unit] ?? 0))
  }
  return { units, pieces: all.map((arcs) => best(arcs, weight)) }
}
