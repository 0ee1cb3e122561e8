import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { translate, type Values } from './translate.ts'

export type Text = (text: string, values?: Values) => string

/**
 * `t`, which says an English text in the language of the reader: `t('Login')`, `t('{{count}} on hold', { count: 38 })`.
 * It also takes the server's messages, whose values are filled in already.
 */
export function useText(): Text {
  const { t } = useTranslation()
  return useCallback((text: string, values?: Values) => translate(text, values, t), [t])
}
