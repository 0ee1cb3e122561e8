import { useEffect, useMemo, useState } from 'react'
import { urgent } from '../../api/urgent.ts'
import type { Suggest } from './suggest.ts'

/** The number of words to choose from (specification: 5). */
const MOST = 5

let loading: Promise<Suggest> | undefined

/** Fetches the model once, when the first field needs it. A failed fetch is tried again at the next field. */
const load = (): Promise<Suggest> => {
  loading ??= urgent(import('./load.ts').then(({ loadSuggest }) => loadSuggest()))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Matches the Latin word at the end of a text, and the text before it. */
const lastWord = (text: string) => /^(.*?)([a-z]+)$/is.exec(text)

/** Returns versions of the text with their last word in Devanagari, for a focused field. */
export function useSuggestions(text: string, isWanted: boolean): string[] {
  const [suggest, setSuggest] = useState<Suggest>()
  useEffect(() => {
    if (!isWanted || suggest) return
    let isGone = false
    load().then(
      (loaded) => isGone || setSuggest(() => loaded),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isWanted, suggest])
  return useMemo(() => {
    const [, before = '', latin = ''] = lastWord(text) ?? []
    if (!suggest || !isWanted || latin === '') return []
    return suggest(latin.toLowerCase(), MOST).map((word) => before + word)
  }, [suggest, isWanted, text])
}
