import { cutWord, isLongWord, type NearWord } from '@nivas/contract/dictionary/schemas.ts'
import { blank } from '@nivas/contract/fields.ts'
import { useCallback, useRef, useState } from 'react'
import { type Found, lookUp } from './look-up.ts'

/** The word in the field, and its meaning when the user asks for it. */
export function useMeaning() {
  const [word, setWord] = useState('')
  const [found, setFound] = useState<Found>()
  const [isAsking, setAsking] = useState(false)
  const latest = useRef(0)

  const ask = useCallback(async (asked: string) => {
    const shown = cutWord(asked.trim())
    if (blank(shown)) return
    latest.current += 1
    const mine = latest.current
    setWord(shown)
    setAsking(true)
    const answer = await lookUp(shown)
    // A newer request has been made.
    if (mine !== latest.current) return
    setAsking(false)
    setFound(answer)
  }, [])

  /** Looks up a near word. One that is too long for the field is shown with the meaning that came with it. */
  const open = useCallback(
    (near: NearWord) => {
      if (!isLongWord(near.word)) return void ask(near.word)
      const wordmeaning = { word: near.word, meaning1: near.meaning }
      setFound((before) => before && { ...before, wordmeaning, failure: undefined })
    },
    [ask],
  )

  /** Changes the word. A different word removes the shown meaning and ignores a pending answer. */
  const type = (typed: string) => {
    const next = cutWord(typed)
    setWord(next)
    if (next.trim() === found?.asked) return
    latest.current += 1
    setAsking(false)
    setFound(undefined)
  }

  return { word, found, isAsking, ask, open, type }
}
