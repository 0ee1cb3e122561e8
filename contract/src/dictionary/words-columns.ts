import type { SheetColumn } from '../imports/columns.ts'

/** The columns of a file of the venue's own words. */
export const wordsColumns = [
  {
    name: 'word',
    title: 'Word',
    hindi: 'शब्द',
    required: true,
    example: { en: 'seva', hi: 'सेवा' },
  },
  {
    name: 'meaning',
    title: 'Meaning',
    hindi: 'अर्थ',
    also: ['Meanings', 'Translation'],
    required: true,
    example: { en: 'selfless service', hi: 'selfless service' },
  },
  {
    name: 'kind',
    title: 'Kind',
    hindi: 'प्रकार',
    also: ['Type', 'Part of speech'],
    example: { en: 'noun', hi: 'noun' },
  },
] as const satisfies readonly SheetColumn[]
