// Learns how Hindi is typed in Latin letters: `node tools/transliteration/train.ts` writes the file that the
// browser loads. It trains on hi-train.tsv and on lists of Hindi words, and never on hi-dev.tsv.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reader, unitTable } from '../../web/src/ui/transliteration/decode.ts'
import { lettersOf, weigher } from '../../web/src/ui/transliteration/suggest.ts'
import { wordFilter } from '../../web/src/ui/transliteration/word-filter.ts'
import { align } from './align.ts'
import { compact } from './compact.ts'
import { type Example, fitWeights } from './fit-weights.ts'
import { learn } from './ngrams.ts'
import { pack } from './pack.ts'
import { type Pair, readPairs } from './pairs.ts'
import { type Cut, trainNetwork } from './train-network.ts'
import { common, filled, known } from './words.ts'

const root = join(import.meta.dirname, '..', '..')
const ORDER = 6
/** A piece that was seen less often is a mistake in the data. */
const LEAST_SEEN = 3
/** The minimum effect of a stored run of pieces, and of letters, so that the file has at most 1 MB. */
const LEAST_CHANGE = { pieces: Number(process.argv[2] ?? 2), letters: Number(process.argv[3] ?? 2.6) }
/** The number of parts of the words; one part is held out to fit the weights of the features. */
const PARTS = 5
const READINGS = 50
/** The seeds of the networks; the outputs of all networks are averaged. */
const SEEDS = [7]

const pairs = readPairs('hi-train.tsv')
const { units, pieces } = align(pairs)
const { table, sequences } = numbered()
const letters = ['', ...new Set([...pairs.map(({ word }) => word), ...known].flatMap(lettersOf))]
const numbers = new Map(letters.map((letter, at) => [letter, at]))

const weights = weigh()
const { pieces: runs, spelling, networks } = learnFrom(() => true)
const file = pack(
  {
    units: table.units.map(({ latin, letters: given }) => [latin, given]),
    letters,
    weights,
  },
  runs,
  spelling,
  networks,
  [allWords(() => true), common].map(filled),
)
writeFileSync(join(root, 'web/src/ui/transliteration/hindi.bin'), file)
console.log(
  `${runs.symbol.length} runs of pieces, ${spelling.symbol.length} of letters, ${known.size} words: ${file.length} bytes`,
)

/** Returns the pieces that were seen often enough, and each pair as numbers of these pieces. */
function numbered() {
  const seen = new Map<number, number>()
  for (const unit of pieces.flatMap((cut) => cut ?? [])) seen.set(unit, (seen.get(unit) ?? 0) + 1)
  const often = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([unit]) => unit)
  const place = new Map(often.map((unit, at) => [unit, at + 1]))
  const all = [{ latin: '', letters: '' }, ...often.flatMap((unit) => units[unit] ?? [])]
  const cut = pieces.map((one) => one?.map((unit) => place.get(unit) ?? 0))
  return { table: unitTable(all), sequences: cut.map((one) => (one?.includes(0) ? undefined : one)) }
}

function learnFrom(isWanted: (pair: Pair) => boolean) {
  const own = pairs
    .flatMap((pair, at) => (isWanted(pair) ? [sequences[at] ?? []] : []))
    .filter((one) => one.length > 0)
  const cuts = pairs.flatMap((pair, at): Cut[] => {
    const cut = sequences[at]
    return cut && isWanted(pair) ? [{ latin: pair.latin, pieces: cut }] : []
  })
  const spelled = [...allWords(isWanted)].map((word) =>
    lettersOf(word).map((letter) => numbers.get(letter) ?? 0),
  )
  return {
    pieces: compact(learn(own, ORDER), LEAST_CHANGE.pieces),
    spelling: compact(learn(spelled, ORDER), LEAST_CHANGE.letters),
    networks: SEEDS.map((seed) => trainNetwork(cuts, table, seed)),
  }
}

/** Returns the words of the lists and of the wanted pairs. */
function allWords(isWanted: (pair: Pair) => boolean): Set<string> {
  return new Set([...pairs.filter(isWanted).map(({ word }) => word), ...known])
}

/** Returns the part of a word. Words with the same beginning are forms of one word, so they are in the same part. */
function partOf(word: string): number {
  const beginning = [...word.replace(/[़्]/g, '')].slice(0, 4)
  return beginning.reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) % PARTS
}

/** Fits the weight of each feature of a word, on words that are held out of the training. */
function weigh(): number[] {
  const isTrained = ({ word }: Pair) => partOf(word) > 0
  const { pieces: ownRuns, ...learned } = learnFrom(isTrained)
  const lists = [allWords(isTrained), common].map((words) => wordFilter(filled(words)))
  const read = reader(ownRuns, table)
  const featuresOf = weigher({ ...learned, table, letters: numbers, lists })
  const examples = pairs
    .filter(({ word }) => partOf(word) === 0)
    .map(({ word, latin }): Example => {
      const readings = read(latin, READINGS)
      return {
        meant: readings.findIndex(({ text }) => text === word),
        features: readings.map((reading) => featuresOf(latin, reading)),
      }
    })
  return fitWeights(examples)
}
