// `npm run bench:transliteration`: measures how often the intended word is first, and among five, on pairs outside the
// training data.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { figure, printFigures } from '../../bench/figures.ts'
import { writeResults } from '../../bench/results.ts'
import { table } from '../../bench/table.ts'
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
  // Type one key at a time, as people do.
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
const ms = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(2)
const text = table(
  ['', 'first', 'within five'],
  [
    ['each pair', percent(tallies.first, pairs.length), percent(tallies.five, pairs.length)],
    [
      'by how many people wrote it so',
      percent(tallies.firstByCount, tallies.people),
      percent(tallies.fiveByCount, tallies.people),
    ],
  ],
)
console.log(text)
writeResults(
  'Transliteration',
  `By \`npm run bench:transliteration\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}. ${pairs.length.toLocaleString('en')} pairs of words that no pair was
learned from, typed a key at a time; the file is ${file.length.toLocaleString('en')} bytes as it is sent. A key takes ${ms(0.5)} ms in the median, ${ms(0.99)} ms in 99 of 100.

${text}`,
)
printFigures(
  [
    figure('the meant word is first, %', (100 * tallies.first) / pairs.length),
    figure('the meant word is among five, %', (100 * tallies.five) / pairs.length),
  ],
  { pairs: pairs.length, bytes: file.length },
)
