/**
 * A set of words in a few bits each (a Bloom filter). It contains every word that was added, and about one in forty of
 * all other words.
 */
export type WordFilter = { has: (word: string) => boolean; add: (word: string) => void }

const BITS_PER_WORD = 8
const HASHES = 5

/** Returns the size in bytes of a filter for a number of words. */
export const filterSize = (words: number): number => Math.ceil((words * BITS_PER_WORD) / 8)

/** @param bytes the bits of the filter, which `add` changes */
export function wordFilter(bytes: Uint8Array): WordFilter {
  const bits = bytes.length * 8
  const places = (word: string): number[] => {
    const [first, second] = [hash(word, 0x811c9dc5), hash(word, 0x2545f491) | 1]
    return Array.from({ length: HASHES }, (_, at) => ((first + Math.imul(at, second)) >>> 0) % bits)
  }
  return {
    has: (word) => places(word).every((bit) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0),
    add: (word) => {
      for (const bit of places(word)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7))
    },
  }
}

/** Hashes with FNV-1a over UTF-16 units, mixed at the end. */
function hash(word: string, seed: number): number {
  let value = seed
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
