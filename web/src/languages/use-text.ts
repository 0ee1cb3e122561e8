import type { Language } from '@nivas/contract/access/schemas.ts'
import { useCallback } from 'react'
import { useStore } from '../api/store.ts'
import { texts } from './texts.ts'
import { translate, type Values } from './translate.ts'

export type Text = (text: string, values?: Values) => string

/**
 * `t`, which says an English text in the language of the reader: `t('Login')`, `t('{{count}} on hold', { count: 38 })`.
 * It also takes the server's messages, whose values are filled in already.
 */
export function useText(): Text {
  const now = useStore(texts)
  return useCallback((text: string, values?: Values) => translate(text, values, now), [now])
}

/** The language that is being read. */
export const useLanguage = (): Language => useStore(texts).language
