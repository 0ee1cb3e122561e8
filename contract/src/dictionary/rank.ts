import { exactKey, foldedKey, isHindi, partsOf, romanised, soundKey, termsOf } from './fold.ts'
import { type NearWord, toWordMeaning, type WordMeaning } from './schemas.ts'

/** A word of the dictionary and its meaning; `own` marks a word that the venue added. */
export type WordPair = { own: boolean; word: string; meaning: string }

/** The keys by which a word is compared; `sound` is empty for a word in Devanagari. */
export const keysOf = (asked: string) => ({
  exact: exactKey(asked),
  folded: foldedKey(asked),
  sound: isHindi(asked) ? '' : soundKey(asked),
})
type Keys = ReturnType<typeof keysOf>

/** The minimum length of a sound key: one letter would match half the dictionary. */
const SHORTEST_SOUND = 2

/** Matches a final long a, which distinguishes words: चंदा (contribution) is not चाँद (moon). */
const endsInA = /ा$/

/**
 * The quality of a match: 1 exact, 2 except nukta, nasals and vowel length, 3 by its sound in Latin letters.
 */
function fitOf(keys: Keys, term: string): number | undefined {
  if (exactKey(term) === keys.exact) return 1
  if (foldedKey(term) === keys.folded && endsInA.test(exactKey(term)) === endsInA.test(keys.exact)) return 2
  const sounds = keys.sound.length >= SHORTEST_SOUND && isHindi(term) && soundKey(term) === keys.sound
  return sounds ? 3 : undefined
}

type Match = { pair: WordPair; at: number; position: number; term: string; fit: number; parts: number }

/** The number of letters to change from one word to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]),
        ),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/** The distance of a partial match from the searched word. */
const distanceFrom = (asked: string, { term, fit }: Match) =>
  fit === 1
    ? 0
    : fit === 2
      ? distance(exactKey(asked), exactKey(term))
      : distance(romanised(asked), romanised(term))

const matchesOf = (keys: Keys, pairs: readonly WordPair[]): Match[] =>
  pairs.flatMap((pair, at) => {
    const meanings = termsOf(pair.meaning)
    return [...termsOf(pair.word).slice(0, 1), ...meanings].flatMap((term, position) => {
      const fit = fitOf(keys, term)
      return fit === undefined ? [] : [{ pair, at, position, term, fit, parts: meanings.length }]
    })
  })

/**
 * Chooses one word of several with an equal fit: one that the venue added, then the nearest, then the one in the most
 * pairs.
 */
function bestWord(asked: string, matches: readonly Match[]): Match[] {
  const words = [...Map.groupBy(matches, ({ term }) => exactKey(term)).values()]
  const rank = (group: Match[]): [number, number, number] => [
    group.some(({ pair }) => pair.own) ? 0 : 1,
    Math.min(...group.map((match) => distanceFrom(asked, match))),
    -group.length,
  ]
  return words.reduce((best, group) => (inOrder(rank(group), rank(best)) < 0 ? group : best))
}

function inOrder(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return (a[at] ?? 0) - (b[at] ?? 0)
  return 0
}

/** The meanings for a match of the word (position 0); the word for a match of a meaning. */
const otherSide = ({ pair, position }: Pick<Match, 'pair' | 'position'>): string[] =>
  position === 0 ? partsOf(pair.meaning) : [pair.word]

/**
 * The sort key of a match: the venue's words first, then matches of the word itself. Matches of a meaning follow: the
 * earlier among the fewer meanings, then the shorter word, which is usually the more common one.
 */
const weight = ({ pair, at, position, parts }: Match): number[] =>
  position === 0
    ? [Number(!pair.own), 0, 0, at, 0]
    : [Number(!pair.own), 1, position + parts, pair.word.length, at]

/**
 * The meanings of a word, from either language to the other, from candidate pairs: those of the dictionary,
 * or those that the database found. Undefined when none matches.
 */
export function meaningOf(asked: string, pairs: readonly WordPair[]): WordMeaning | undefined {
  const matches = matchesOf(keysOf(asked), pairs)
  if (matches.length === 0) return undefined
  const fit = Math.min(...matches.map((match) => match.fit))
  const group = bestWord(
    asked,
    matches.filter((match) => match.fit === fit),
  ).sort((a, b) => inOrder(weight(a), weight(b)))
  const meanings = new Map(group.flatMap(otherSide).map((meaning) => [exactKey(meaning), meaning]))
  return toWordMeaning(group[0]?.term ?? asked, [...meanings.values()])
}

/** A term of a pair, as a word near the searched one. */
export const nearWord = (pair: WordPair, position: number, term: string): NearWord => ({
  word: term,
  meaning: otherSide({ pair, position })[0] ?? pair.meaning,
})
