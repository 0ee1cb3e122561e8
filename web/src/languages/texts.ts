import type { Language } from '@nivas/contract/access/schemas.ts'
import { createStore } from '../api/store.ts'
import { en } from './en.ts'

/** Texts by their keys. */
export type Translations = Readonly<Record<string, string | undefined>>

/** The language that is read, and the Hindi that was fetched so far. */
export type Texts = { language: Language; hindi: Translations }

export const texts = createStore<Texts>({ language: 'en', hindi: {} })

/** Where a text is looked for, one after the other: English may correct what Hindi does not know. */
export const cataloguesOf = ({ language, hindi }: Texts): readonly Translations[] =>
  language === 'hi' ? [hindi, en] : [en]
