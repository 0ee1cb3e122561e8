/** The most pixels each way. A card's photo has about 60; a header with many more is an attempt to fill the memory. */
const MOST = 512

/**
 * Returns the size from the header of a JPEG 2000 code stream, with or without its file format. Returns null when there
 * is no header, or when decoding would take more memory than a card's photo does.
 */
export function sizeOf(photo: Uint8Array): { width: number; height: number } | null {
  const start = photo.findIndex(
    (byte, at) => byte === 0xff && photo[at + 1] === 0x4f && photo[at + 2] === 0xff && photo[at + 3] === 0x51,
  )
  // SOC, then SIZ: marker, length, capabilities, then sizes and offsets of image and tiles, and the number of components.
  if (start < 0 || photo.length < start + 42) return null
  const view = new DataView(photo.buffer, photo.byteOffset + start)
  const [width = 0, height = 0, left, top, tileWidth = 0, tileHeight = 0] = [8, 12, 16, 20, 24, 28].map(
    (at) => view.getUint32(at),
  )
  const components = view.getUint16(40)
  const isSmall = width > 0 && height > 0 && width <= MOST && height <= MOST && left === 0 && top === 0
  const isOneTile = tileWidth >= width && tileHeight >= height
  return isSmall && isOneTile && components >= 1 && components <= 4 ? { width, height } : null
}
