import { emptyCart, step } from '@nivas/contract/pos/cart.ts'
import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'
import { expect, test } from 'vitest'
import { makeSale } from './make-sale.ts'
import type { StoredSession } from './store.ts'

const book = {
  ...{ id: 7, systemid: 2, barcode: '8901234567890', name: 'Prem Patra', categoryId: 1, category: 'Books' },
  ...{ type: null, mealtype: null, isvariable: 0, price: 40, nextprice: null },
} as unknown as SoldProduct

test('a line names the barcode by which its till knows the product, which may have changed since', () => {
  const made = step(emptyCart(2), { do: 'add', product: book }, '2026-07-01')
  if ('wrong' in made) throw new Error(made.wrong.key)
  const payment = { ticketamount: 40, totalCash: 40, donation: 0, change: 0, totalamount: 40, upiamount: 0 }
  const stored = { session: { id: 1, series: 'BC-0042' }, next: 3 } as unknown as StoredSession
  const sale = makeSale(made.cart, { ...payment, payment_type: 'CASH', utr: null }, stored)
  expect(sale.ticketlines).toMatchObject([{ productid: 7, barcode: '8901234567890' }])
  expect(sale.printed).toBe('BC-0042-003')
})
