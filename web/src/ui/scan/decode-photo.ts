import { JpxImage } from 'jpeg2000'
import { sizeOf } from './photo-size.ts'

/** A card's photo as the browser draws it; null when it cannot be decoded, which nobody needs to hear of. */
export function decodePhoto(photo: Uint8Array): ImageData | null {
  if (!sizeOf(photo)) return null
  try {
    const image = new JpxImage()
    image.parse(photo)
    const [tile] = image.tiles
    if (!tile) return null
    const { width, height, items } = tile
    const samples = image.componentsCount
    const pixels = new Uint8ClampedArray(width * height * 4)
    for (let at = 0; at < width * height; at++) {
      // One sample is a grey; of four the last is transparency.
      for (let colour = 0; colour < 3; colour++)
        pixels[at * 4 + colour] = items[at * samples + (samples < 3 ? 0 : colour)] ?? 0
      pixels[at * 4 + 3] = 255
    }
    return new ImageData(pixels, width, height)
  } catch {
    return null
  }
}
