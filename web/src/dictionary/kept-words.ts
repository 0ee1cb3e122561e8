import { dictionary as calls } from '@nivas/contract/dictionary/calls.ts'
import { exactKey, termsOf } from '@nivas/contract/dictionary/fold.ts'
import { meaningOf, nearWord, type WordPair } from '@nivas/contract/dictionary/rank.ts'
import {
  type KeptWords,
  MOST_MEANINGS,
  type NearWord,
  type WordMeaning,
} from '@nivas/contract/dictionary/schemas.ts'
import { send } from '../api/client.ts'

const CACHE = 'nivas-dictionary'
const ADDRESS = '/kept/dictionary-words'
const KEPT_AT = 'x-kept-at'
/** In ms: older words are refetched. */
const FRESH = 86_400_000

const kept = async (): Promise<Response | undefined> =>
  'caches' in globalThis ? (await caches.open(CACHE)).match(ADDRESS) : undefined

/**
 * Makes the browser store the words for use without a network. A page from another machine over plain http
 * stores nothing.
 */
export async function keepWords(): Promise<void> {
  try {
    const before = await kept()
    if (!('caches' in globalThis) || Date.now() - Number(before?.headers.get(KEPT_AT) ?? 0) < FRESH) return
    const { data } = await send(calls.keptWords, {}, { inBackground: true })
    const headers = { [KEPT_AT]: String(Date.now()) }
    await (await caches.open(CACHE)).put(ADDRESS, new Response(JSON.stringify(data), { headers }))
  } catch {
    // It is repeated at the next visit.
  }
}

let pairs: WordPair[] | undefined

async function keptPairs(): Promise<WordPair[] | undefined> {
  if (pairs) return pairs
  const found = await kept()
  if (!found) return undefined
  const { words } = (await found.json()) as KeptWords
  pairs = words.map(([word, meaning, own]) => ({ word, meaning, own: own === 1 }))
  return pairs
}

/** The words that begin like the given one, as the server finds them. */
function near(asked: string, all: readonly WordPair[]): NearWord[] {
  const exact = exactKey(asked)
  const words = new Map<string, NearWord>()
  for (const pair of all) {
    const terms = [...termsOf(pair.word).slice(0, 1), ...termsOf(pair.meaning)]
    terms.forEach((term, place) => {
      const key = exactKey(term)
      if (key !== exact && key.startsWith(exact) && !words.has(key))
        words.set(key, nearWord(pair, place, term))
    })
  }
  return [...words]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, word]) => word)
    .slice(0, MOST_MEANINGS)
}

/** Looks a word up in the stored words; undefined when the browser stores none. */
export async function lookUpKept(
  asked: string,
): Promise<{ wordmeaning: WordMeaning | undefined; near: NearWord[] } | undefined> {
  const all = await keptPairs().catch(() => undefined)
  return all && { wordmeaning: meaningOf(asked, all), near: near(asked, all) }
}
