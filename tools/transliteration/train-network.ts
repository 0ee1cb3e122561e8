import type { UnitTable } from '../../web/src/ui/transliteration/decode.ts'
import {
  INPUTS,
  meaningsOf,
  type Network,
  piecesAt,
  rowCount,
  rowsAt,
  toChances,
} from '../../web/src/ui/transliteration/network.ts'

/** The typed letters, and the pieces of the intended word. */
export type Cut = { latin: string; pieces: number[] }

const HIDDEN = 192
const ROUNDS = 5
const RATE = 0.1
/** The share of hidden values that is left out at random (dropout). */
const LEFT_OUT = 0.25

/** Makes a random generator that returns the same numbers for the same seed. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

/** Makes learned values, each with the sum of its squared gradients, which shrinks its steps (AdaGrad). */
function learning(size: number, first: (at: number) => number) {
  const values = Float32Array.from({ length: size }, (_, at) => first(at))
  const walked = new Float32Array(size).fill(0.02)
  return {
    values,
    step: (at: number, slope: number) => {
      const so = (walked[at] ?? 0) + slope * slope
      walked[at] = so
      values[at] = (values[at] ?? 0) - (RATE * slope) / Math.sqrt(so)
    },
  }
}

/** Trains a network to predict the piece at each place of a word. */
export function trainNetwork(cuts: readonly Cut[], table: UnitTable, seed: number): Network {
  const random = numbersFrom(seed)
  const around = (width: number) => () => (random() * 2 - 1) * width
  const meanings = meaningsOf(table)
  const rows = learning(rowCount(meanings.count) * HIDDEN, around(0.08))
  const bias = learning(HIDDEN, () => 0.02)
  const readers = learning(table.units.length * HIDDEN, around(0.05))
  const readerBias = learning(table.units.length, () => 0)
  const inputs = new Int32Array(INPUTS)
  const values = new Float32Array(HIDDEN)
  const back = new Float32Array(HIDDEN)
  const scores = new Float64Array(table.units.length)

  function forward(latin: string, at: number, before: readonly number[]) {
    rowsAt(latin, at, before, meanings, inputs)
    values.set(bias.values)
    for (const row of inputs)
      for (let one = 0, from = row * HIDDEN; one < HIDDEN; one++)
        values[one] = (values[one] ?? 0) + (rows.values[from + one] ?? 0)
    for (let one = 0; one < HIDDEN; one++) {
      const value = values[one] ?? 0
      values[one] = value <= 0 || random() < LEFT_OUT ? 0 : value / (1 - LEFT_OUT)
    }
  }

  function learnPiece(latin: string, at: number, before: readonly number[], meant: number) {
    forward(latin, at, before)
    const pieces = piecesAt(table, latin, at)
    pieces.forEach((unit, place) => {
      let score = readerBias.values[unit] ?? 0
      for (let one = 0, from = unit * HIDDEN; one < HIDDEN; one++)
        score += (values[one] ?? 0) * (readers.values[from + one] ?? 0)
      scores[place] = score
    })
    toChances(scores, pieces.length)
    back.fill(0)
    pieces.forEach((unit, place) => {
      const slope = (scores[place] ?? 0) - Number(unit === meant)
      if (Math.abs(slope) < 1e-4) return
      readerBias.step(unit, slope)
      for (let one = 0, from = unit * HIDDEN; one < HIDDEN; one++) {
        back[one] = (back[one] ?? 0) + slope * (readers.values[from + one] ?? 0)
        const value = values[one] ?? 0
        if (value !== 0) readers.step(from + one, slope * value)
      }
    })
    for (let one = 0; one < HIDDEN; one++) {
      if ((values[one] ?? 0) === 0) continue
      const slope = (back[one] ?? 0) / (1 - LEFT_OUT)
      bias.step(one, slope)
      for (const row of inputs) rows.step(row * HIDDEN + one, slope)
    }
  }

  const order = [...cuts]
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const [a, b] = [order[at], order[other]]
      if (a && b) [order[at], order[other]] = [b, a]
    }
    for (const { latin, pieces } of order) {
      let at = 0
      pieces.forEach((unit, place) => {
        learnPiece(latin, at, pieces.slice(0, place), unit)
        at += table.units[unit]?.latin.length ?? 0
      })
    }
  }
  return {
    hidden: HIDDEN,
    rows: rows.values,
    bias: bias.values,
    readers: readers.values,
    readerBias: readerBias.values,
  }
}
