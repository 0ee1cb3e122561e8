import type { Language } from '@nivas/contract/access/schemas.ts'
import { createStore } from '../api/store.ts'
import { en } from './en.ts'
import type { Catalogue } from './patterns.ts'

/** The language that is read, and the Hindi texts that were fetched so far. */
export type Texts = { language: Language; hindi: Catalogue }

export const texts = createStore<Texts>({ language: 'en', hindi: {} })

/** Where a text is looked for, one after the other: English may correct what Hindi does not know. */
export const cataloguesOf = ({ language, hindi }: Texts): readonly Catalogue[] =>
  language === 'hi' ? [hindi, en] : [en]
