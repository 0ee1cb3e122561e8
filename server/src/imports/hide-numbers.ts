import { hideInText, hideNumbers, mapTexts } from '@nivas/contract/identity/hide-numbers.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import type { Output } from './reader/messages.ts'
import type { Problem } from './reader/understand.ts'

const masked = (number: string) => maskedNumber(number.slice(-4))

/**
 * Returns the output of the reader without identity numbers. In the column of a card they are sealed, so that the
 * server still finds the card.
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

/**
 * Masks the numbers in a problem. The rules of the problem's column apply to its value: in the column of a card, twelve
 * digits count with any check digit.
 */
const withoutNumber = ({ name, ...problem }: Problem) =>
  mapTexts(problem, (text, field) => hideInText(text, field === 'value' ? name : field, masked))
