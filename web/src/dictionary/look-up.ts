import { dictionary as calls } from '@nivas/contract/dictionary/calls.ts'
import type { NearWord, WordMeaning } from '@nivas/contract/dictionary/schemas.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { connected, counterPatience, send, wasUnanswered } from '../api/client.ts'
import { failureText } from '../api/failure.ts'
import { refusalData } from '../api/refusal-data.ts'
import { lookUpOffline } from './offline-words.ts'

/**
 * The result of a look-up: the meaning, or why there is none; similar words; and whether it comes from the stored
 * words.
 */
export type Found = {
  asked: string
  wordmeaning?: WordMeaning | undefined
  failure?: Text | undefined
  near: readonly NearWord[]
  isOffline?: boolean
}

const noMeaning = say('No meaning found for this word.')

/** Looks a word up at the server or, without a network, in the stored words. */
export async function lookUp(asked: string): Promise<Found> {
  if (!connected.get()) return storedMeaning(asked)
  const patience = counterPatience()
  try {
    const { data } = await send(calls.searchMeaning, { word: asked }, { signal: patience })
    return { asked, ...data }
  } catch (failure) {
    if (!wasUnanswered(failure, patience))
      return { asked, failure: failureText(failure), near: nearIn(failure) }
    return storedMeaning(asked)
  }
}

async function storedMeaning(asked: string): Promise<Found> {
  const found = await lookUpOffline(asked)
  if (!found)
    return { asked, failure: say('No connection, and this browser has no stored words yet.'), near: [] }
  return { asked, ...found, ...(!found.wordmeaning && { failure: noMeaning }), isOffline: true }
}

const nearIn = (failure: unknown): NearWord[] => refusalData<{ near: NearWord[] }>(failure).near ?? []
