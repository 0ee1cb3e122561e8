import * as z from 'zod'
import { optionalText, requiredText } from '../fields.ts'
import { known } from '../known.ts'
import { pageQuery } from '../page.ts'

/**
 * The maximum length of a searched word in characters (specification, section 5), as a reader counts them.
 */
export const LONGEST_WORD = 12

/** The maximum number of meanings, and of near words, in an answer. */
export const MOST_MEANINGS = 10

const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** The characters of a word: a Devanagari letter with its signs counts as one. */
const charactersOf = (word: string): string[] => Array.from(segmenter.segment(word), ({ segment }) => segment)

/** More UTF-16 code units than any valid word has. Longer texts are refused before their characters are counted. */
const MOST_UNITS = 100

/** The beginning of a text that is short enough to be searched. */
export const cutWord = (text: string): string => charactersOf(text).slice(0, LONGEST_WORD).join('')

/** Whether a word is too long to be searched, without surrounding blanks. */
export const isLongWord = (word: string): boolean => charactersOf(word.trim()).length > LONGEST_WORD

/** A word to look up, without surrounding blanks. */
export const AskedWord = z.object({
  word: requiredText(MOST_UNITS)
    .refine((word) => word.length > MOST_UNITS || !isLongWord(word), {
      error: 'At most 12 characters',
    })
    .transform((word) => word.trim().normalize('NFC')),
})

/** A word near the searched one, with its first meaning. */
const NearWord = z.object({ word: z.string(), meaning: z.string() })
export type NearWord = z.output<typeof NearWord>

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** `word` is in the dictionary's spelling; `meaning1` is the most likely one. */
export const WordMeaning = z.object({
  word: z.string(),
  meaning1: z.string(),
  ...(Object.fromEntries(numbers.slice(1).map((n) => [`meaning${n}`, z.string().optional()])) as Record<
    `meaning${2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`,
    z.ZodOptional<z.ZodString>
  >),
})
export type WordMeaning = z.output<typeof WordMeaning>

export const Meaning = z.object({ wordmeaning: WordMeaning, near: z.array(NearWord) })

/** The meanings of an answer, in order. */
export const meaningsIn = (found: WordMeaning): string[] =>
  numbers.map((n) => found[`meaning${n}`]).filter((meaning) => meaning !== undefined)

/** An answer with these meanings. */
export const toWordMeaning = (word: string, meanings: readonly string[]): WordMeaning =>
  ({
    word,
    ...Object.fromEntries(
      meanings.slice(0, MOST_MEANINGS).map((meaning, at) => [`meaning${at + 1}`, meaning]),
    ),
  }) as WordMeaning

/** A word that the venue added to the dictionary. */
export const OwnWord = z.object({ id: z.int(), word: z.string(), meaning: z.string(), kind: z.string() })
export type OwnWord = z.output<typeof OwnWord>

const trimmed = (most: number) => requiredText(most).transform((value) => value.trim())

export const LONGEST_OWN_WORD = 100
export const LONGEST_MEANING = 1000
export const LONGEST_KIND = 50

export const OwnWordForm = z.object({
  word: trimmed(LONGEST_OWN_WORD),
  /** Several meanings are separated by commas. */
  meaning: trimmed(LONGEST_MEANING),
  /** A part of speech, or another category of the venue. */
  kind: optionalText(LONGEST_KIND).transform((value) => value?.trim() ?? ''),
})

/** `PUT /admin/dictionary/words/:id`: omitted fields stay. */
export const EditOwnWord = OwnWordForm.partial().extend({ known })

/** `word` is a part of the word or of its meaning. */
export const OwnWordQuery = pageQuery(
  ['word', 'id'],
  { word: optionalText(100).transform((value) => value?.trim() || undefined) },
  'asc',
)

/** The words that a browser stores: word, meaning, and 1 for a word that the venue added. */
export const OfflineWords = z.object({
  version: z.string(),
  words: z.array(z.tuple([z.string(), z.string(), z.int()])),
})
export type OfflineWords = z.output<typeof OfflineWords>
