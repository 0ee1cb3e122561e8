import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filterSize, wordFilter } from '../../web/src/ui/transliteration/word-filter.ts'

const folder = join(import.meta.dirname, 'words')
const listed = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)

/** Returns the Hindi words of the dictionary's file. */
function dictionaryWords(): string[] {
  const file = join(import.meta.dirname, '../../server/src/dictionary/words/eng-hin.tsv')
  const meanings = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[2] ?? '')
  return (
    meanings
      .join(' ')
      .normalize('NFC')
      .match(/[\u0900-\u0963\u0970-\u097f]+/g) ?? []
  )
}

/** Common words: the word list of a text recogniser, whose words are often printed. */
export const common: ReadonlySet<string> = new Set(listed('tesseract-hin.txt'))

/** All words of the lists; `words/README.md` has their sources. */
export const known: ReadonlySet<string> = new Set([
  ...common,
  ...dictionaryWords(),
  ...listed('hunspell-hi.txt'),
  ...listed('aspell-hi.txt'),
])

/** Returns the bytes of a filter with these words. */
export function filled(words: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(filterSize(words.size))
  const filter = wordFilter(bytes)
  for (const word of words) filter.add(word)
  return bytes
}
