import { gzipSync } from 'node:zlib'
import type { Runs } from '../../web/src/ui/transliteration/model.ts'
import type { Network } from '../../web/src/ui/transliteration/network.ts'
import { type Head, STEP } from '../../web/src/ui/transliteration/unpack.ts'

const step = (log: number) => Math.min(255, Math.max(0, Math.round(-log / STEP)))

/** Returns the values of the runs as planes of bytes of one kind, which compress better than run by run. */
function planesOf({ first, symbol, chance, left }: Runs): Uint8Array[] {
  const size = symbol.length
  const counts = Uint16Array.from({ length: size }, (_, node) => (first[node + 1] ?? 0) - (first[node] ?? 0))
  const apart = new Uint16Array(size)
  for (let node = 0; node < size; node++)
    for (let child = first[node] ?? 0, last = 0; child < (first[node + 1] ?? 0); child++) {
      apart[child] = (symbol[child] ?? 0) - last
      last = symbol[child] ?? 0
    }
  return [
    Uint8Array.from(counts, (count) => count & 255),
    Uint8Array.from(counts, (count) => count >> 8),
    Uint8Array.from(apart, (count) => count & 255),
    Uint8Array.from(apart, (count) => count >> 8),
    Uint8Array.from(chance, step),
    Uint8Array.from(left, step),
  ]
}

/** Returns the scales of all rows, and then the rows as whole numbers from 1 to 255. */
function scaledOf(values: Float32Array, width: number): Uint8Array[] {
  const rows = Array.from({ length: values.length / width }, (_, row) =>
    values.subarray(row * width, (row + 1) * width),
  )
  const scales = rows.map((row) => row.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127)
  const view = new DataView(new ArrayBuffer(4 * rows.length))
  for (const [row, scale] of scales.entries()) view.setFloat32(4 * row, scale, true)
  const steps = values.map((value, at) => Math.round(value / (scales[Math.floor(at / width)] ?? 1)) + 128)
  return [new Uint8Array(view.buffer), Uint8Array.from(steps)]
}

const weightsOf = ({ hidden, rows, bias, readers, readerBias }: Network): Uint8Array[] => [
  ...scaledOf(rows, hidden),
  ...scaledOf(bias, hidden),
  ...scaledOf(readers, hidden),
  ...scaledOf(readerBias, readerBias.length),
]

/** Returns the bytes of the file that the browser loads. */
export function pack(
  head: Omit<Head, 'sizes' | 'networks' | 'lists'>,
  pieces: Runs,
  spelling: Runs,
  networks: readonly Network[],
  lists: readonly Uint8Array[],
): Uint8Array {
  const whole: Head = {
    ...head,
    lists: lists.map(({ length }) => length),
    sizes: [pieces.symbol.length, spelling.symbol.length],
    networks: networks.map(({ hidden }) => hidden),
  }
  const text = new TextEncoder().encode(JSON.stringify(whole))
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, text.length, true)
  const runs = [...planesOf(pieces), ...planesOf(spelling)]
  const parts = [length, text, ...runs, ...networks.flatMap(weightsOf), ...lists]
  return gzipSync(Buffer.concat(parts), { level: 9 })
}
