import { dictionary as calls } from '@nivas/contract/dictionary/calls.ts'
import type { NearWord, WordMeaning } from '@nivas/contract/dictionary/schemas.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { send } from '../api/client.ts'
import { CallFailure, failureText, wasLost } from '../api/failure.ts'
import { lookUpKept } from './kept-words.ts'

/**
 * The result of a look-up: the meaning, or why there is none; similar words; whether it comes from the stored
 * words.
 */
export type Found = {
  asked: string
  wordmeaning?: WordMeaning | undefined
  failure?: Text | undefined
  near: readonly NearWord[]
  isKept?: boolean
}

const noMeaning = say('No meaning found for this word.')

/** Looks a word up: at the server, and without a network in the stored words. */
export async function lookUp(asked: string): Promise<Found> {
  try {
    const { data } = await send(calls.searchMeaning, { word: asked })
    return { asked, ...data }
  } catch (failure) {
    if (!wasLost(failure)) return { asked, failure: failureText(failure), near: nearIn(failure) }
    const kept = await lookUpKept(asked)
    if (!kept) return { asked, failure: say('No connection, and this browser keeps no words yet.'), near: [] }
    return { asked, ...kept, ...(!kept.wordmeaning && { failure: noMeaning }), isKept: true }
  }
}

const nearIn = (failure: unknown): NearWord[] =>
  failure instanceof CallFailure ? ((failure.data as { near?: NearWord[] } | undefined)?.near ?? []) : []
