import { expect, it } from 'vitest'
import { chargesCell } from './charges-cell.ts'
import { MOST_CHARGES } from './forms.ts'

const cellOf = (count: number) => Array.from({ length: count }, (_, at) => `Bhaint ${at}: 5`).join('; ')

it('takes as many Bhaint types as a house may have, without cutting any off', () => {
  expect(chargesCell.parse(cellOf(MOST_CHARGES))).toHaveLength(MOST_CHARGES)
  expect(chargesCell.safeParse(cellOf(MOST_CHARGES + 1)).error?.issues).toHaveLength(1)
})
