import { asciiDigits } from './digits.ts'

/** Matches zero-width joiners, which select the shape of a conjunct; only some keyboards type them. */
const joiners = /\u200c|\u200d/g

/** A text without joiners and surrounding blanks, and with single blanks: the visible text, whose length counts. */
export const withoutSigns = (text: string): string => text.replace(joiners, '').replace(/\s+/g, ' ').trim()

/** Letters for which Unicode has a character with nukta, in the order of these from U+0958 on; NFC splits those. */
const letters = 'कखगजडढफय'
const joinNuktas = (text: string) =>
  text.replace(/([कखगजडढफय])\u093c/g, (_, letter: string) =>
    String.fromCodePoint(0x0958 + letters.indexOf(letter)),
  )

/**
 * The spellings of a text from different keyboards: with letters and signs as one character or as two, without joiners,
 * with single blanks, and with digits 0 to 9. The first is the text itself; most texts have only that one.
 */
export function spellings(text: string): string[] {
  const plain = withoutSigns(text)
  // An empty text would be a part of every text.
  if (plain === '') return [text]
  const composed = plain.normalize('NFC')
  const forms = [text, plain, composed, plain.normalize('NFD'), joinNuktas(composed)]
  return [...new Set([...forms, ...forms.map(asciiDigits)])]
}

/** The form of a text for comparisons: equal for all its spellings, in upper or lower case. */
export const folded = (text: string): string => asciiDigits(withoutSigns(text).normalize('NFD')).toLowerCase()
