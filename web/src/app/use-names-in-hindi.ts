import { namesInHindi } from '@nivas/contract/venue/names-in-hindi.ts'
import { useEffect } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { texts } from '../languages/texts.ts'
import { useLanguage } from '../languages/use-text.ts'

/** The time in ms after which the names are read again. They change about once a year. */
const SELDOM = 600_000

/** Reads the venue's names in Hindi while the language is Hindi. `useWord` has them from then on. */
export function useNamesInHindi() {
  const enabled = useLanguage() === 'hi'
  const names = useAnswer(namesInHindi, {}, { enabled, staleTime: SELDOM }).data?.data
  useEffect(() => {
    if (!names) return
    texts.set({
      ...texts.get(),
      names: Object.fromEntries(names.map(({ name, name_hi }) => [name, name_hi])),
    })
  }, [names])
}
