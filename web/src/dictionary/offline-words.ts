import { dictionary as calls } from '@nivas/contract/dictionary/calls.ts'
import { exactKey, termsOf } from '@nivas/contract/dictionary/fold.ts'
import { meaningOf, nearWord, type WordPair } from '@nivas/contract/dictionary/rank.ts'
import {
  MOST_MEANINGS,
  type NearWord,
  type OfflineWords,
  type WordMeaning,
} from '@nivas/contract/dictionary/schemas.ts'
import { isYounger } from '../api/age.ts'
import { send } from '../api/client.ts'

const CACHE = 'nivas-dictionary'
const ADDRESS = '/kept/dictionary-words'
const STORED_AT = 'x-kept-at'
/** The age in ms after which the stored words are fetched again. */
const FRESH = 86_400_000

const storedWords = async (): Promise<Response | undefined> =>
  'caches' in globalThis ? (await caches.open(CACHE)).match(ADDRESS) : undefined

/**
 * Stores the words in the browser for use without a network. A page that another machine serves over plain http cannot
 * store them.
 */
export async function storeWords(): Promise<void> {
  try {
    const before = await storedWords()
    if (!('caches' in globalThis) || isYounger(Number(before?.headers.get(STORED_AT) ?? 0), FRESH)) return
    const { data } = await send(calls.offlineWords, {}, { inBackground: true })
    const headers = { [STORED_AT]: String(Date.now()) }
    await (await caches.open(CACHE)).put(ADDRESS, new Response(JSON.stringify(data), { headers }))
  } catch {
    // The next visit tries again.
  }
}

let pairs: WordPair[] | undefined

async function storedPairs(): Promise<WordPair[] | undefined> {
  if (pairs) return pairs
  const found = await storedWords()
  if (!found) return undefined
  const { words } = (await found.json()) as OfflineWords
  pairs = words.map(([word, meaning, own]) => ({ word, meaning, own: own === 1 }))
  return pairs
}

/** Finds the words that begin like the given one, in the same way as the server. */
function near(asked: string, all: readonly WordPair[]): NearWord[] {
  const exact = exactKey(asked)
  const words = new Map<string, NearWord>()
  for (const pair of all) {
    const terms = [...termsOf(pair.word).slice(0, 1), ...termsOf(pair.meaning)]
    terms.forEach((term, position) => {
      const key = exactKey(term)
      if (key !== exact && key.startsWith(exact) && !words.has(key))
        words.set(key, nearWord(pair, position, term))
    })
  }
  return [...words]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, word]) => word)
    .slice(0, MOST_MEANINGS)
}

/** Looks a word up in the stored words; resolves to undefined if the browser has none. */
export async function lookUpOffline(
  asked: string,
): Promise<{ wordmeaning: WordMeaning | undefined; near: NearWord[] } | undefined> {
  const all = await storedPairs().catch(() => undefined)
  return all && { wordmeaning: meaningOf(asked, all), near: near(asked, all) }
}
