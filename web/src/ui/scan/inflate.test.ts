import { expect, it } from 'vitest'
import { inflate } from './inflate.ts'

async function pack(bytes: Uint8Array<ArrayBuffer>, format: 'gzip' | 'deflate') {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream(format))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
const some = Uint8Array.from({ length: 2_000 }, (_, at) => (at * at) % 251)

it.each(['gzip', 'deflate'] as const)('unpacks data that was packed with %s', async (format) => {
  expect(await inflate(await pack(some, format), format, 2_000)).toEqual(some)
})

it('unpacks at most the limit', async () => {
  const bomb = await pack(new Uint8Array(5_000_000), 'gzip')
  await expect(inflate(bomb, 'gzip', 65_536)).rejects.toThrow()
})

it('detects a wrong checksum, and a missing end', async () => {
  const packed = await pack(some, 'deflate')
  const wrong = packed.map((byte, at) => (at === packed.length - 1 ? byte ^ 1 : byte))
  await expect(inflate(wrong, 'deflate', 65_536)).rejects.toThrow()
  await expect(inflate(packed.slice(0, -9), 'deflate', 65_536)).rejects.toThrow()
})
