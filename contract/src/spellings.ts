import { asciiDigits } from './digits.ts'

/** Zero-width joiners choose the shape of a conjunct; some keyboards type them, others do not. */
const joiners = /\u200c|\u200d/g

/** A text without joiners, with single blanks, and none around it: what a person sees of it, and its length. */
export const withoutSigns = (text: string): string => text.replace(joiners, '').replace(/\s+/g, ' ').trim()

/** Letters that Unicode has with their nukta too, in this order from U+0958 on; NFC takes them apart. */
const letters = 'कखगजडढफय'
const joinNuktas = (text: string) =>
  text.replace(/([कखगजडढफय])\u093c/g, (_, letter: string) =>
    String.fromCodePoint(0x0958 + letters.indexOf(letter)),
  )

/**
 * The ways in which other keyboards write a text: with letters and their signs as one character or as two, without
 * joiners, with single blanks, and with the digits 0 to 9. The text itself is the first; most texts have no other.
 */
export function spellings(text: string): string[] {
  const plain = withoutSigns(text)
  // Nothing would be a part of every text.
  if (plain === '') return [text]
  const composed = plain.normalize('NFC')
  const forms = [text, plain, composed, plain.normalize('NFD'), joinNuktas(composed)]
  return [...new Set([...forms, ...forms.map(asciiDigits)])]
}

/** A text for comparison: all its spellings, in any case, are this one. */
export const folded = (text: string): string => asciiDigits(withoutSigns(text).normalize('NFD')).toLowerCase()
