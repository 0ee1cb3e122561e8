import { dictionary } from '@nivas/contract/dictionary/calls.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { runOnce, startCluster } from './cluster.ts'
import { median } from './compare.ts'
import { figure, printFigures } from './figures.ts'
import { addPairs } from './fill-dictionary.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { type Server, startServer } from './server.ts'

// `npm run bench:dictionary`: measures the search of the dictionary among the 30,000 pairs of its file, and with a
// million more.

const ROUNDS = 9
const PAIRS = Number(process.env.PAIRS || 1_000_000)
/** `-- keep` measures the database of the last run again. */
const keep = process.argv.includes('keep')

const asked: [string, string[]][] = [
  ['a word that is there', ['सेवा', 'peace', 'भक्ति', 'light', 'wall']],
  ['a word spelt otherwise, or in Latin letters', ['शान्ती', 'prashad', 'satsang', 'bhakti', 'दिवार']],
  ['a word that is not there', ['peacce', 'qzxwv', 'सेवाककाय', 'mahaprasadji', 'lightwallx']],
]

/** Returns the duration of a search over HTTP, in ms. */
async function timed({ origin, headers }: Server, word: string): Promise<number> {
  const { path, body } = requestParts(dictionary.searchMeaning, { word })
  const begun = performance.now()
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.text()
  if (answer.status !== 200 && answer.status !== 400) throw new Error(`${word}: ${answer.status}`)
  return performance.now() - begun
}

/** The median of the searches for words of a kind, and the longest median of a word, in ms. */
type Searches = { middle: number; longest: number }

/** Measures the searches for each kind of word. */
async function searches(server: Server): Promise<Searches[]> {
  const all: Searches[] = []
  for (const [, words] of asked) {
    const medians: number[] = []
    for (const word of words) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(server, word))
      medians.push(median(times))
      console.log(word, medians.at(-1)?.toFixed(1))
    }
    all.push({ middle: median(medians), longest: Math.max(...medians) })
  }
  return all
}

const cellOf = ({ middle = Number.NaN, longest = Number.NaN }: Partial<Searches> = {}) =>
  `${middle.toFixed(1)} (${longest.toFixed(1)})`

const cluster = await startCluster()
try {
  const url = await cluster.empty('bench_dictionary', { keep })
  const admin = new URL(url)
  admin.username = 'postgres'
  const server = await startServer(url)
  try {
    const columns: Searches[][] = []
    if (!keep) {
      columns.push(await searches(server))
      await addPairs(admin.href, PAIRS)
    }
    await runOnce(admin.href, 'checkpoint')
    columns.push(await searches(server))
    if (!keep)
      writeResults(
        'The dictionary',
        `By \`npm run bench:dictionary\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. Five words of
each kind, ${ROUNDS} times each over HTTP: the median in ms, and in brackets that of the slowest word.

| what is searched | 30,000 pairs | ${PAIRS.toLocaleString('en')} more |
| --- | ---: | ---: |
${asked.map(([name], at) => `| ${name} | ${columns.map((column) => cellOf(column[at])).join(' | ')} |`).join('\n')}`,
      )
    printFigures(asked.map(([name], at) => figure(`${name}, ms`, columns.at(-1)?.[at]?.middle ?? Number.NaN)))
  } finally {
    await server.stop()
  }
} finally {
  await cluster.stop()
}
