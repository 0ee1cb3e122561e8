import { JpxImage } from 'jpeg2000'
import { sizeOf } from './photo-size.ts'

/** A picture for a canvas: red, green, blue and opacity of each pixel. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }

/** Decodes a card's JPEG 2000 photo. Returns null when it cannot be decoded, which is not reported. */
export function decodePhoto(photo: Uint8Array): Pixels | null {
  if (!sizeOf(photo)) return null
  try {
    const image = new JpxImage()
    image.parse(asBuffer(photo))
    const [tile] = image.tiles
    if (!tile) return null
    const { width, height, items } = tile
    const samples = image.componentsCount
    const data = new Uint8ClampedArray(width * height * 4).fill(255)
    for (let at = 0; at < width * height; at++)
      // With fewer than three samples the first one is a grey value. A fourth sample would be opacity.
      for (let colour = 0; colour < 3; colour++)
        data[at * 4 + colour] = items[at * samples + (samples < 3 ? 0 : colour)] ?? 0
    return { width, height, data }
  } catch {
    return null
  }
}

/** Adds the two functions of Node's `Buffer` that the decoder uses to an array of bytes. */
function asBuffer(photo: Uint8Array): Uint8Array {
  const bytes = photo.slice()
  const view = new DataView(bytes.buffer)
  return Object.assign(bytes, {
    readUInt16BE: (at: number) => view.getUint16(at),
    readUInt32BE: (at: number) => view.getUint32(at),
  })
}
