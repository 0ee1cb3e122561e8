import { type Language, languages } from '@nivas/contract/access/schemas.ts'
import { i18n } from './i18n.ts'
import type { Catalogue } from './patterns.ts'

export type CatalogueLoader = () => Promise<{ default: Catalogue }>

const REMEMBERED = 'nivas.language'

/** The language the reader has now. */
export const currentLanguage = (): Language => (i18n.language === 'hi' ? 'hi' : 'en')

/** The language of the last visit on this machine. */
export function rememberedLanguage(): Language {
  const remembered = localStorage.getItem(REMEMBERED)
  return languages.find((language) => language === remembered) ?? 'en'
}

const base: CatalogueLoader = () => import('./hi.ts')

const wanted = new Map<CatalogueLoader, Promise<void>>()
const waiting = new Set<CatalogueLoader>()

/** Adds a Hindi catalogue once; English needs none. */
function add(loader: CatalogueLoader): Promise<void> {
  const known = wanted.get(loader)
  if (known) return known
  const added = loader().then(
    ({ default: catalogue }) => void i18n.addResourceBundle('hi', 'translation', catalogue),
  )
  wanted.set(loader, added)
  // A text that could not be loaded stays English, and is asked for again next time.
  added.catch(() => wanted.delete(loader))
  return added
}

/** Sees to it that the Hindi texts of an area are there when Hindi is read, now or later. */
export function needCatalogue(loader: CatalogueLoader | undefined): Promise<void> {
  if (!loader) return Promise.resolve()
  if (currentLanguage() === 'hi') return add(loader).catch(() => undefined)
  waiting.add(loader)
  return Promise.resolve()
}

/** Shows the application in a language, and remembers it on this machine. */
export async function setLanguage(language: Language): Promise<void> {
  if (language === 'hi') {
    await Promise.all([add(base), fonts(), ...Array.from(waiting, add)])
  }
  await i18n.changeLanguage(language)
  document.documentElement.lang = language
  localStorage.setItem(REMEMBERED, language)
}

/** Devanagari is there before the first Hindi word is drawn: no boxes, no jump. A slow line waits no longer than this. */
const fonts = () =>
  Promise.race([
    Promise.all(
      ['400', '600'].map((weight) => document.fonts.load(`${weight} 16px "Noto Sans Devanagari"`, 'निवास')),
    ).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 3000)),
  ])
