import type { Language } from '@nivas/contract/access/schemas.ts'
import type { PlainKey, Text, TextKey, ValuesOf } from '@nivas/contract/texts.ts'
import { useMemo } from 'react'
import { useStore } from '../api/store.ts'
import { type Texts, texts } from './texts.ts'
import { translate, wordIn } from './translate.ts'

export type Translate = <K extends TextKey = PlainKey>(text: K | Text, ...values: ValuesOf<K>) => string

/**
 * Makes a new function whenever the texts change, so that components that use it render again. It reads the latest
 * texts, because the Hindi of a refusal may load after the screen has rendered.
 */
const reader =
  (_now: Texts): Translate =>
  (text, ...values) =>
    translate(text, ...values)

/**
 * Returns `t`, which returns a text in the user's language: `t('Login')`, `t('{{count}} on hold', { count: 38 })`, and
 * a `Text` of the server and the schemas: `t(failureText(failure))`.
 */
export function useText(): Translate {
  const now = useStore(texts)
  return useMemo(() => reader(now), [now])
}

/**
 * Returns `word`, which translates a name of the database that may also be a text of the product: an event, a purpose,
 * a reason.
 */
export function useWord(): (name: string) => string {
  const now = useStore(texts)
  return useMemo(() => (name: string) => wordIn(now, name), [now])
}

/** Returns the user's language. */
export const useLanguage = (): Language => useStore(texts).language
