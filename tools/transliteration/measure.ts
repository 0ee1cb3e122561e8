// Measures how often the intended word is first, and among five, on pairs outside the training data: `node
// tools/transliteration/measure.ts`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { suggester } from '../../web/src/ui/transliteration/suggest.ts'
import { unpack } from '../../web/src/ui/transliteration/unpack.ts'
import { readPairs } from './pairs.ts'

const path = join(import.meta.dirname, '../../web/src/ui/transliteration/hindi.bin')
const file = readFileSync(path)
const suggest = suggester(unpack(gunzipSync(file)))
const pairs = readPairs('hi-dev.tsv')

const tallies = { first: 0, five: 0, firstByCount: 0, fiveByCount: 0, people: 0 }
const times: number[] = []
for (const { word, latin, count } of pairs) {
  // Types as people do, one key at a time.
  let found: string[] = []
  for (let end = 1; end <= latin.length; end++) {
    const begun = performance.now()
    found = suggest(latin.slice(0, end), 5)
    times.push(performance.now() - begun)
  }
  const at = found.indexOf(word)
  tallies.people += count
  if (at === 0) tallies.first += 1
  if (at === 0) tallies.firstByCount += count
  if (at >= 0) tallies.five += 1
  if (at >= 0) tallies.fiveByCount += count
}
times.sort((a, b) => a - b)
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
console.log(
  `${pairs.length} pairs: first ${percent(tallies.first, pairs.length)}, within five ${percent(tallies.five, pairs.length)}`,
)
console.log(
  `by how many people wrote it so: first ${percent(tallies.firstByCount, tallies.people)}, within five ${percent(tallies.fiveByCount, tallies.people)}`,
)
const ms = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(2)
console.log(`a key: median ${ms(0.5)} ms, 99 % ${ms(0.99)} ms; ${file.length} bytes`)
