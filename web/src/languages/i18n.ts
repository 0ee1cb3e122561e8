import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en.ts'

/** The English text is the key, so that a text without a translation is still read, and is found by one search. */
export const i18n = i18next.createInstance()

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  // React escapes what it shows.
  interpolation: { escapeValue: false },
  react: { useSuspense: false, bindI18nStore: 'added' },
})
