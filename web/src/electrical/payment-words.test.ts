import type { Text } from '@nivas/contract/texts.ts'
import { expect, test } from 'vitest'
import { inLanguage } from '../languages/translate.ts'
import type { Translate } from '../languages/use-text.ts'
import { paymentWords } from './payment-words.ts'

const t = ((key: string, values: object) =>
  inLanguage({ language: 'en', hindi: {}, names: {} }, { key, values } as Text)) as Translate
const rupees = (amount: number) => `Rs. ${amount}`
const wordsOf = (payment: Partial<Parameters<typeof paymentWords>[0]>) =>
  paymentWords(
    {
      ...{
        method: 'CASH',
        utr: null,
        description: null,
        undoes: null,
        undone: false,
        reason: null,
        lines: [],
      },
      ...payment,
    },
    { t, rupees },
  )

const used = [
  { readingdate: '2026-11-01', chargename: null, amount: -500 },
  { readingdate: '2026-11-01', chargename: 'Line upkeep', amount: 60 },
  { readingdate: '2026-11-01', chargename: 'Electricity units', amount: 440 },
]

test('a payment shows its reference, including that of UPI', () => {
  expect(wordsOf({ method: 'UPI', utr: '512345678901' })).toBe('512345678901')
  expect(wordsOf({ method: 'CHEQUE', description: 'SBI 112233', undone: true })).toBe('SBI 112233 · Reversed')
  expect(wordsOf({})).toBe('')
  expect(wordsOf({ undone: true })).toBe('Reversed')
})

test('money that was taken back names the original receipt', () => {
  expect(wordsOf({ undoes: 'EL/26-27/000106', reason: 'Wrong house' })).toBe(
    'Reverses EL/26-27/000106: Wrong house',
  )
})

test('a payment without money shows the credit that it used, or gave back', () => {
  expect(wordsOf({ method: null, lines: used })).toBe('Credit used: Rs. 500')
  const reversed = used.map((line) => ({ ...line, amount: -line.amount }))
  expect(wordsOf({ method: null, lines: reversed, reason: 'Cheque bounced' })).toBe(
    'Credit of Rs. 500 is no longer used: Cheque bounced',
  )
})
