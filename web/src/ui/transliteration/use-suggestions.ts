import { useEffect, useState } from 'react'
import type { Suggest } from './suggest.ts'

/** So many words to choose from (specification: 5). */
const MOST = 5

let loading: Promise<Suggest> | undefined

/** The model is fetched once, when the first field needs it. One that could not be fetched is tried again at the next one. */
const load = (): Promise<Suggest> => {
  loading ??= import('./load.ts').then(({ loadSuggest }) => loadSuggest())
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** The Latin word at the end of a text, and what stands before it. */
const lastWord = (text: string) => /^(.*?)([a-z]+)$/is.exec(text)

/** Texts whose last word is written in Devanagari instead, for a field that has the focus. */
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
  const [, before = '', latin = ''] = lastWord(text) ?? []
  if (!suggest || !isWanted || latin === '') return []
  return suggest(latin.toLowerCase(), MOST).map((word) => before + word)
}
