import type { Inflate } from '@nivas/contract/identity/secure-qr.ts'

/**
 * Unpacks with the browser's decompression, which also verifies the checksum. It reads piece by piece, so that it can
 * stop at the limit.
 */
export const inflate: Inflate = async (bytes, format, most) => {
  const unpacked = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream(format))
  const reader = unpacked.getReader()
  const all = new Uint8Array(most)
  for (let length = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return all.slice(0, length)
    if (length + value.length > most) {
      void reader.cancel().catch(() => undefined)
      throw new RangeError('Too much')
    }
    all.set(value, length)
    length += value.length
  }
}
