import type { Language } from '@nivas/contract/access/schemas.ts'
import { createStore } from '../api/store.ts'
import { en } from './en.ts'

/** Translations by text key. */
export type Translations = Readonly<Record<string, string | undefined>>

/**
 * The user's language, the Hindi texts fetched so far, and the Hindi of names that the venue gave: buildings, gates,
 * purposes, events.
 */
export type Texts = { language: Language; hindi: Translations; names: Translations }

export const texts = createStore<Texts>({ language: 'en', hindi: {}, names: {} })

/** Returns the catalogues of a language in the order of the look-up. A text without Hindi falls back to English. */
export const cataloguesOf = ({ language, hindi }: Texts): readonly Translations[] =>
  language === 'hi' ? [hindi, en] : [en]
