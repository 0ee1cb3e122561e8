import { hideInText, hideNumbers, mapTexts } from '@nivas/contract/identity/hide-numbers.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import type { Text } from '@nivas/contract/texts.ts'
import type { FromReader } from './reader/messages.ts'
import type { Problem } from './reader/understand.ts'

type Said = Exclude<FromReader, { failure: Text } | { end: true }>

const masked = (number: string) => maskedNumber(number.slice(-4))

/**
 * The output of the reader without identity numbers; in the column of a card they are sealed, so that the
 * card is found again.
 */
export function withoutNumbers(
  said: Said,
  present: readonly string[],
  seal: (number: string) => string,
): Said {
  if ('headings' in said) return mapTexts(said, (text, field) => hideInText(text, field, masked))
  if ('preview' in said)
    return {
      preview: said.preview.map(({ row_number, values }) => ({
        row_number,
        values: values.map((value, at) => hideInText(value, present[at] ?? '', masked)),
      })),
    }
  const rows = (JSON.parse(said.rows) as object[]).map((row) => hideNumbers(row, seal))
  const problems = (JSON.parse(said.problems) as Problem[]).map(withoutNumber)
  return { ...said, rows: JSON.stringify(rows), problems: JSON.stringify(problems) }
}

/** Its value by the rules of its column: in one for cards, twelve digits count whatever their check digit. */
const withoutNumber = ({ name, ...problem }: Problem) =>
  mapTexts(problem, (text, field) => hideInText(text, field === 'value' ? name : field, masked))
