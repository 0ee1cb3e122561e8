import { column } from '../imports/column.ts'

/** The columns of a file of words that the venue adds to the dictionary. */
export const wordsColumns = [
  column('word', 'Word', 'शब्द', ['seva', 'सेवा'], { required: true }),
  column('meaning', 'Meaning', 'अर्थ', 'selfless service', {
    also: ['Meanings', 'Translation'],
    required: true,
  }),
  column('kind', 'Kind', 'प्रकार', 'noun', { also: ['Type', 'Part of speech'] }),
] as const
