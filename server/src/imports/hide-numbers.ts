import { hideInText, hideNumbers, mapTexts } from '@nivas/contract/identity/hide-numbers.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import type { Output } from './reader/messages.ts'
import type { Problem } from './reader/understand.ts'

const masked = (number: string) => maskedNumber(number.slice(-4))

/**
 * The output of the reader without identity numbers; in the column of a card they are sealed, so that the
 * card is found again.
 */
export function withoutNumbers(
  output: Output,
  present: readonly string[],
  seal: (number: string) => string,
): Output {
  if ('headings' in output) return mapTexts(output, (text, field) => hideInText(text, field, masked))
  if ('preview' in output)
    return {
      preview: output.preview.map(({ row_number, values }) => ({
        row_number,
        values: values.map((value, at) => hideInText(value, present[at] ?? '', masked)),
      })),
    }
  const rows = (JSON.parse(output.rows) as object[]).map((row) => hideNumbers(row, seal))
  const problems = (JSON.parse(output.problems) as Problem[]).map(withoutNumber)
  return { ...output, rows: JSON.stringify(rows), problems: JSON.stringify(problems) }
}

/** Its value by the rules of its column: in one for cards, twelve digits count with any check digit. */
const withoutNumber = ({ name, ...problem }: Problem) =>
  mapTexts(problem, (text, field) => hideInText(text, field === 'value' ? name : field, masked))
