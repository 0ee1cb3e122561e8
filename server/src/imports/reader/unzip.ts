import { type Entry, fromBufferPromise } from 'yauzl'
import { FileProblem, tooLarge } from './file-problem.ts'

/** A file in an archive. `content` unpacks it in chunks. */
export type Part = { size: number; content: () => AsyncIterable<Buffer> }

/** The parts of an archive by name. */
export type Parts = (name: string) => Part | undefined

/**
 * Opens a zip archive. Unpacks at most `most` bytes, which are counted independently of the sizes that the archive
 * declares.
 */
export async function openZip(zip: Buffer, most: number): Promise<Parts> {
  const archive = await fromBufferPromise(zip)
  const entries = new Map<string, Entry>()
  for await (const entry of archive.eachEntry()) entries.set(entry.fileName, entry)
  let left = most

  async function* unpack(entry: Entry): AsyncGenerator<Buffer> {
    for await (const piece of await archive.openReadStreamPromise(entry)) {
      left -= piece.length
      if (left < 0) throw new FileProblem(tooLarge)
      yield piece as Buffer
    }
  }
  return (name) => {
    const entry = entries.get(name)
    return entry && { size: entry.uncompressedSize, content: () => unpack(entry) }
  }
}
