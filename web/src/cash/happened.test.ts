import { expect, test } from 'vitest'
import { translate } from '../languages/translate.ts'
import { happened } from './happened.ts'

test('the history of a receipt calls a payment of any kind that was taken back so, not a bounced cheque', () => {
  expect(happened('electrical.undoPayment', translate)).toBe('Payment taken back')
})

test('a call without words is shown by its name', () => {
  expect(happened('other.call', translate)).toBe('other.call')
})
