import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dictionary } from '@nivas/contract/dictionary/calls.ts'
import { exactKey, isHindi } from '@nivas/contract/dictionary/fold.ts'
import { keysOf, meaningOf, nearWord, type WordPair } from '@nivas/contract/dictionary/rank.ts'
import { MOST_MEANINGS, type NearWord } from '@nivas/contract/dictionary/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal, withData } from '../http/refusal.ts'

type Search = typeof dictionary.searchMeaning

/** The maximum number of pairs that are ranked. No word has more useful ones. */
const MOST_WEIGHED = 300

/** Reads the pairs with a term that matches exactly, folded, or by its sound; `rank.ts` chooses among them. */
async function pairsThatFit(db: Kysely<DB>, asked: string): Promise<WordPair[]> {
  const { exact, folded, sound } = keysOf(asked)
  const { rows } = await sql<WordPair>`
    select p.own, p.word, p.meaning from (
      select pair_id from (
        (select pair_id, 1 as fit from dictionary_terms where exact = ${exact}
          order by own desc limit ${MOST_WEIGHED})
        union all
        (select pair_id, 2 from dictionary_terms where folded = ${folded} limit ${MOST_WEIGHED})
        union all
        (select pair_id, 3 from dictionary_terms where sound = ${sound} and ${sound.length} > 1 limit ${MOST_WEIGHED})
      ) as fitting group by pair_id order by min(fit), pair_id limit ${MOST_WEIGHED}
    ) as found join dictionary_pairs p on p.id = found.pair_id order by p.id`.execute(db)
  return rows
}

/** The maximum number of terms that are compared with a word that the dictionary lacks. */
const MOST_COMPARED = 2_000

type NearTerm = WordPair & { term: string; place: number }

/**
 * For Hindi words that begin as a Latin input sounds: the fewest sounds of the input, and the maximum number of words.
 */
const FEWEST_SOUNDS = 4
const MOST_BY_SOUND = 3
/** The fewest characters of a beginning that is looked up as a word. */
const SHORTEST_BEGINNING = 3

/** Returns the beginnings of an input that lack up to two fifths of it: for सेवाएं (services) also सेवा. */
const beginningsOf = (exact: string): string[] =>
  Array.from({ length: Math.floor(exact.length * 0.4) }, (_, cut) => exact.slice(0, -1 - cut)).filter(
    (beginning) => beginning.length >= SHORTEST_BEGINNING,
  )

/**
 * Returns words that begin with the input. When nothing was found, also words that are a beginning of the input, words
 * that begin as it sounds, and similar ones. A Hindi input gets Hindi words. The venue's own words come first.
 */
async function wordsNear(db: Kysely<DB>, asked: string, isFound: boolean): Promise<NearWord[]> {
  const exact = exactKey(asked)
  const begins = sql`exact >= ${exact} and exact < ${`${exact}\u{10ffff}`}`
  const { sound } = keysOf(asked)
  const within = sql`union all (select 2, pair_id, place, term, row_number() over () from (
    select * from dictionary_terms where exact = any(${beginningsOf(exact)}::text[])
      order by length(exact) desc, own desc limit ${MOST_BY_SOUND}) as held)`
  const sounds = sql`union all (select 3, pair_id, place, term, row_number() over () from (
    select * from (select * from dictionary_terms where sound >= ${sound} and sound < ${`${sound}\u{10ffff}`}
        and ${sound.length} >= ${FEWEST_SOUNDS} limit ${MOST_COMPARED}) as compared
      order by own desc, length(sound), exact limit ${MOST_BY_SOUND}) as begun)`
  const like = sql`union all (select 4, pair_id, place, term, row_number() over () from (
    select * from (select * from dictionary_terms where dictionary_consonants(exact) collate "C" = any(dictionary_spellings(${exact}))
        ${isHindi(asked) ? sql`and sound is not null` : sql``} limit ${MOST_COMPARED}) as compared
      order by similarity(near, dictionary_near(${exact})) desc, own desc, exact limit ${3 * MOST_MEANINGS}) as alike)`
  const { rows } = await sql<NearTerm>`
    select p.own, p.word, p.meaning, n.term, n.place from (
      (select 0 as tier, pair_id, place, term, row_number() over (order by exact) as at from dictionary_terms
        where own and ${begins} order by exact limit ${2 * MOST_MEANINGS})
      union all
      (select 1, pair_id, place, term, row_number() over (order by exact) from dictionary_terms
        where ${begins} order by exact limit ${2 * MOST_MEANINGS})
      ${isFound ? sql`` : sql`${within} ${sounds} ${like}`}
    ) as n join dictionary_pairs p on p.id = n.pair_id order by n.tier, n.at`.execute(db)
  const words = new Map<string, NearWord>()
  for (const row of rows) {
    const key = exactKey(row.term)
    if (key !== exact && !words.has(key)) words.set(key, nearWord(row, row.place, row.term))
  }
  return [...words.values()].slice(0, MOST_MEANINGS)
}

/** Returns the meanings of a word. When there are none, the refusal contains near words. */
export async function searchMeaning(
  db: Kysely<DB>,
  _caller: unknown,
  { word }: Input<Search>,
): Promise<Answer<Search>> {
  const wordmeaning = meaningOf(word, await pairsThatFit(db, word))
  const near = await wordsNear(db, word, wordmeaning !== undefined)
  if (!wordmeaning) throw withData(new Refusal(400, 'No meaning found for this word.'), { near })
  return { wordmeaning, near }
}
