import { type Language, languages } from '@nivas/contract/access/schemas.ts'
import type { Text, Value } from '@nivas/contract/texts.ts'
import { onOtherTab, storedValue, storeValue } from '../api/stored-value.ts'
import { type Translations, texts } from './texts.ts'

export type CatalogueLoader = () => Promise<{ default: Translations }>

const REMEMBERED = 'nivas.language'

const base: CatalogueLoader = () => import('./hi.ts')

/** Fetches the loaders of the Hindi catalogues of all areas, from their manifests. */
let known: () => Promise<readonly CatalogueLoader[]> = async () => []

/** The catalogues that screens have requested. English texts are in the screens themselves. */
const needed = new Set<CatalogueLoader>([base])
const added = new Map<CatalogueLoader, Promise<void>>()

/** Returns the user's current language. */
export const currentLanguage = (): Language => texts.get().language

/** The language that is shown, or will be shown once its texts have loaded. */
let coming: Language = currentLanguage()

/**
 * Returns the language of the last visit on this machine, or at the first visit the language that the browser prefers.
 */
export function rememberedLanguage(): Language {
  const wanted = [storedValue(REMEMBERED), ...navigator.languages].map((tag) => tag?.split('-')[0])
  return wanted.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? 'en'
}

/** Adds a catalogue once. If the fetch fails, its texts stay English and the fetch is tried again the next time. */
function add(loader: CatalogueLoader): Promise<void> {
  const known = added.get(loader)
  if (known) return known
  const adding = loader().then(({ default: catalogue }) => {
    const now = texts.get()
    texts.set({ ...now, hindi: { ...now.hindi, ...catalogue } })
  })
  added.set(loader, adding)
  adding.catch(() => added.delete(loader))
  return adding
}

/** Ensures that these Hindi texts are loaded when the language is Hindi, now or later. */
export async function needCatalogues(loaders: readonly CatalogueLoader[]): Promise<void> {
  for (const loader of loaders) needed.add(loader)
  // A screen may load before the language is known.
  if (coming === 'hi') await loadHindi().catch(() => undefined)
}

const loadHindi = (): Promise<unknown> => Promise.all(Array.from(needed, add))

/** Registers the function that finds the catalogues of all areas, without fetching them. */
export function knowCatalogues(all: () => Promise<readonly CatalogueLoader[]>): void {
  known = all
}

/** Fetches the Hindi of every area, for a screen that names calls of all areas. */
export const needAllCatalogues = async (): Promise<void> => needCatalogues(await known().catch(() => []))

/** The texts of the last refusal, which stays on the screen when the language is changed. */
let lastRefusal: readonly Text[] = []

/**
 * Fetches the Hindi of every area if one of these texts is not loaded, now or when the language becomes Hindi. A gate
 * also shows texts of reservations, for instance.
 */
export async function needTexts(shown: readonly Text[]): Promise<void> {
  lastRefusal = shown
  if (coming === 'hi' && shown.flatMap(keysOf).some((key) => texts.get().hindi[key] === undefined))
    await needAllCatalogues()
}

const keysOf = ({ key, values = {} }: Text): string[] => [
  key,
  ...Object.values(values).flatMap(textsIn).flatMap(keysOf),
]

const textsIn = (value: Value): readonly Text[] =>
  typeof value !== 'object' ? [] : 'key' in value ? [value] : Array.isArray(value) ? value : []

/** Shows the application in a language, and stores it on this machine. */
export async function setLanguage(language: Language): Promise<void> {
  coming = language
  try {
    if (language === 'hi') await Promise.all([loadHindi().then(() => needTexts(lastRefusal)), devanagari()])
  } catch (failure) {
    if (coming === language) coming = currentLanguage()
    throw failure
  }
  // A different language was chosen while these texts loaded: that of the signed-in user.
  if (coming !== language) return
  texts.set({ ...texts.get(), language })
  document.documentElement.lang = language
  storeValue(REMEMBERED, language)
}

/** Follows the language that is chosen in another tab. If its texts do not load, the language stays. */
export const followOtherTabs = (): void =>
  onOtherTab(REMEMBERED, () => void setLanguage(rememberedLanguage()).catch(() => undefined))

/** The time in milliseconds after which Hindi appears in a substitute font, on a slow connection. */
const PATIENCE = 3000

/**
 * Waits for the Hindi font before the first Hindi text is rendered, so that there are no boxes and no layout shift.
 */
const devanagari = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(
      [400, 600].map((weight) => document.fonts.load(`${weight} 16px "Noto Sans Devanagari"`, 'निवास')),
    ),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ])
