import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A Hindi word, a Latin spelling of it, and the number of people who used that spelling. */
export type Pair = { word: string; latin: string; count: number }

const folder = join(import.meta.dirname, 'pairs')

/** Reads the pairs of a file in this folder. */
export const readPairs = (file: 'hi-train.tsv' | 'hi-dev.tsv'): Pair[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [word = '', latin = '', count = '1'] = line.split('\t')
      return { word: word.normalize('NFC'), latin: latin.toLowerCase(), count: Number(count) }
    })
