import { inflateRawSync } from 'node:zlib'
import { FileProblem, notXlsx, tooLarge } from './file-problem.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_LENGTH = 22
const LONGEST_COMMENT = 65_535

type Entry = { method: number; start: number; length: number }

/**
 * A zip archive's files by name. What they come to when they are unpacked is counted, whatever the archive says, and ends
 * at `most` bytes.
 */
export function openZip(zip: Buffer, most: number): (name: string) => Buffer | undefined {
  const entries = readEntries(zip)
  let left = most
  return (name) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const content = unpack(zip, entry, left)
    left -= content.length
    return content
  }
}

function unpack(zip: Buffer, { method, start, length }: Entry, left: number): Buffer {
  const header = zip.subarray(start, start + 30)
  const from = start + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = zip.subarray(from, from + length)
  if (method === 0 && packed.length <= left) return packed
  if (method === 0 || left <= 0) throw new FileProblem(tooLarge)
  if (method !== 8) throw new FileProblem(notXlsx)
  try {
    return inflateRawSync(packed, { maxOutputLength: left })
  } catch (error) {
    throw new FileProblem((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge : notXlsx)
  }
}

/** Reads the table at the archive's end. */
function readEntries(zip: Buffer): Map<string, Entry> {
  const tail = zip.subarray(-(END_LENGTH + LONGEST_COMMENT))
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(END)
  const at = tail.lastIndexOf(mark)
  if (at < 0) throw new FileProblem(notXlsx)
  const count = tail.readUInt16LE(at + 10)
  let place = tail.readUInt32LE(at + 16)
  const entries = new Map<string, Entry>()
  for (let done = 0; done < count; done += 1) {
    if (zip.readUInt32LE(place) !== ENTRY) throw new FileProblem(notXlsx)
    const name = zip.readUInt16LE(place + 28)
    const path = zip.toString('utf8', place + 46, place + 46 + name)
    entries.set(path.replaceAll('\\', '/').replace(/^\//, ''), {
      method: zip.readUInt16LE(place + 10),
      length: zip.readUInt32LE(place + 20),
      start: zip.readUInt32LE(place + 42),
    })
    place += 46 + name + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32)
  }
  return entries
}
