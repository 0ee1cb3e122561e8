import { expect, test } from 'vitest'
import { paperNumber } from './paper-number.ts'

test('receipts of money have a number, and others do not', () => {
  expect(paperNumber({ receiptType: 'bookcentre', ticketid: 'BC-0042-017', products: [] })).toBe(
    'BC-0042-017',
  )
  expect(paperNumber({ receiptType: 'test' })).toBeUndefined()
})
