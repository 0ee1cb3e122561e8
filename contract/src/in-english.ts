import { dayInWords } from './dates.ts'
import { formatRupees } from './rupees.ts'
import { fill, inWords, type Text, type Words } from './texts.ts'

const words: Words = {
  text: (text) => inEnglish(text),
  day: dayInWords,
  moment: (moment) => `${dayInWords(moment.slice(0, 10))}, ${moment.slice(11, 16)}`,
  rupees: formatRupees,
  word: (name) => name,
}

/** A text in the specification's English, as for the `message` of an answer. */
export const inEnglish = ({ key, values }: Text): string => (values ? fill(key, inWords(values, words)) : key)
