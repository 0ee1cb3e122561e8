import { type UnitTable, unitTable } from './decode.ts'
import { type Runs, withEnds } from './model.ts'
import { meaningsOf, type Network, rowCount } from './network.ts'
import { type WordFilter, wordFilter } from './word-filter.ts'

/** The trained model: pieces and their runs, letters and their runs, known words, and the weights. */
export type Model = {
  table: UnitTable
  pieces: Runs
  letters: ReadonlyMap<string, number>
  spelling: Runs
  /** The word lists. Each one is a feature. */
  lists: readonly Pick<WordFilter, 'has'>[]
  networks: readonly Network[]
  weights: readonly number[]
}

/** The head of the file. `sizes` has the numbers of runs of pieces and of letters. */
export type Head = {
  units: [latin: string, letters: string][]
  letters: string[]
  /** The size in bytes of the filter of each word list. */
  lists: number[]
  weights: number[]
  sizes: [number, number]
  /** The number of hidden values of each network. */
  networks: number[]
}

/** The step between two stored log chances. */
export const STEP = 14 / 255

/** Unpacks the output of `tools/transliteration/pack.ts`. */
export function unpack(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = view.getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head
  let at = 4 + length
  const plane = (size: number): Uint8Array => {
    at += size
    return bytes.subarray(at - size, at)
  }
  const runs = (size: number): Runs => {
    const [fewer, more, low, high] = [plane(size), plane(size), plane(size), plane(size)] as const
    const [chances, lefts] = [plane(size), plane(size)] as const
    const first = new Uint32Array(size + 1)
    const symbol = new Uint16Array(size)
    first[0] = 1
    for (let node = 0; node < size; node++) {
      const start = first[node] ?? 0
      const end = start + (fewer[node] ?? 0) + 256 * (more[node] ?? 0)
      first[node + 1] = end
      // Each child is stored as its distance from the child before it.
      for (let child = start, last = 0; child < end; child++) {
        last += (low[child] ?? 0) + 256 * (high[child] ?? 0)
        symbol[child] = last
      }
    }
    return withEnds({
      first,
      symbol,
      chance: Float32Array.from(chances, (step) => -step * STEP),
      left: Float32Array.from(lefts, (step) => -step * STEP),
    })
  }
  /** Reads rows of whole numbers from -127 to 127, each row with its scale. */
  const scaled = (count: number, width: number): Float32Array => {
    const { buffer, byteOffset } = plane(4 * count)
    const scales = new DataView(buffer, byteOffset)
    const steps = plane(count * width)
    return Float32Array.from(
      steps,
      (step, place) => (step - 128) * scales.getFloat32(4 * Math.floor(place / width), true),
    )
  }
  const [ofPieces, ofLetters] = head.sizes
  const table = unitTable(head.units.map(([latin, letters]) => ({ latin, letters })))
  const pieces = runs(ofPieces)
  const spelling = runs(ofLetters)
  const networks = head.networks.map((hidden) => ({
    hidden,
    rows: scaled(rowCount(meaningsOf(table).count), hidden),
    bias: scaled(1, hidden),
    readers: scaled(table.units.length, hidden),
    readerBias: scaled(1, table.units.length),
  }))
  const lists = head.lists.map((size) => wordFilter(plane(size)))
  return {
    table,
    pieces,
    spelling,
    networks,
    letters: new Map(head.letters.map((letter, index) => [letter, index])),
    lists,
    weights: head.weights,
  }
}
