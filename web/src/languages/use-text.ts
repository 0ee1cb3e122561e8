import type { Language } from '@nivas/contract/access/schemas.ts'
import type { PlainKey, Text, TextKey, ValuesOf } from '@nivas/contract/texts.ts'
import { useMemo } from 'react'
import { useStore } from '../api/store.ts'
import { type Texts, texts } from './texts.ts'
import { translate, wordIn } from './translate.ts'

export type Translate = <K extends TextKey = PlainKey>(text: K | Text, ...values: ValuesOf<K>) => string

/**
 * Another function whenever the texts change, so that what is drawn with it is drawn anew. It reads the newest: the Hindi of
 * a refusal may have come after the screen was drawn.
 */
const reader =
  (_now: Texts): Translate =>
  (text, ...values) =>
    translate(text, ...values)

/**
 * `t`, which gives a text in the language of the reader: `t('Login')`, `t('{{count}} on hold', { count: 38 })`, and what
 * the server and the schemas hand over: `t(failureText(failure))`.
 */
export function useText(): Translate {
  const now = useStore(texts)
  return useMemo(() => reader(now), [now])
}

/** `word`, for a name that the database holds and that may be one of our own: an event, a purpose, a usual reason. */
export function useWord(): (name: string) => string {
  const now = useStore(texts)
  return useMemo(() => (name: string) => wordIn(now, name), [now])
}

/** The language that is being read. */
export const useLanguage = (): Language => useStore(texts).language
