import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A Hindi word, a spelling of it in Latin letters, and how many people wrote it so. */
export type Pair = { word: string; latin: string; count: number }

const folder = join(import.meta.dirname, 'pairs')

/** The pairs of one of the files beside this one. */
export const readPairs = (file: 'hi-train.tsv' | 'hi-dev.tsv'): Pair[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [word = '', latin = '', count = '1'] = line.split('\t')
      return { word: word.normalize('NFC'), latin: latin.toLowerCase(), count: Number(count) }
    })
