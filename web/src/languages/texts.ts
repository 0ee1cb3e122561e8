import type { Language } from '@nivas/contract/access/schemas.ts'
import { createStore } from '../api/store.ts'
import { en } from './en.ts'

/** Texts by their keys. */
export type Translations = Readonly<Record<string, string | undefined>>

/**
 * The user's language, the Hindi that was fetched so far, and that of the venue's own names: buildings, gates,
 * purposes, events.
 */
export type Texts = { language: Language; hindi: Translations; names: Translations }

export const texts = createStore<Texts>({ language: 'en', hindi: {}, names: {} })

/** The catalogues of a language, in the order of the look-up: English corrects texts that Hindi lacks. */
export const cataloguesOf = ({ language, hindi }: Texts): readonly Translations[] =>
  language === 'hi' ? [hindi, en] : [en]
