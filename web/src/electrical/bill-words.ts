import type { Language } from '@nivas/contract/access/schemas.ts'
import { type PlainKey, say, type TextKey, type ValuesOf } from '@nivas/contract/texts.ts'
import { currentLanguage } from '../languages/language.ts'
import { inLanguage } from '../languages/translate.ts'
import { reachForFiles } from '../ui/export/reach-for-files.ts'

/** Translates the texts of a paper, whose language may differ from that of the screen. */
export type PaperText = <K extends TextKey = PlainKey>(text: K, ...values: ValuesOf<K>) => string

/** Loads the texts of this area's papers in a language. A screen in Hindi has already loaded them. */
export async function paperText(language: Language): Promise<PaperText> {
  if (language === 'hi' && currentLanguage() !== 'hi') await reachForFiles()
  const catalogues =
    language === 'hi' ? await Promise.all([import('../languages/hi.ts'), import('./hi.ts')]) : []
  const hindi = Object.assign({}, ...catalogues.map(({ default: texts }) => texts)) as Record<string, string>
  return (text, ...values) => inLanguage({ language, hindi, names: {} }, say(text, ...values))
}
