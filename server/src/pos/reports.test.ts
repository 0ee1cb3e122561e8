import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { makeCategory, makeProduct } from './testing/make-product.ts'
import { sell, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })

it('sales by product, day, hour and category, with the additional Bhent, equal the takings of the cash book, refunds subtracted', async () => {
  const till = await atTill(server, 'bookcentre-pos', 'bookcentre-refund')
  const [one, other] = [
    await makeProduct(server, { stock: 10, name: 'Prem Patra', price: 80.5 }),
    await makeProduct(server, { stock: 10, name: 'Prem Bani', price: 40 }),
  ]
  const of = ({ id, category }: typeof one, qty: number) => ({ product: id, category, qty })
  const { id: session } = await sessionOf(till, 2)
  const price = (line: object, amount: number) => ({ ...line, price: amount })
  const ticket = await sell(
    till,
    ticketOf(2, session, [price(of(one, 3), 80.5), price(of(other, 2), 40)] as never, { donation: 75 }),
  )
  await till.data(calls.refund, {
    ...{ systemid: 2, id: ticket.ticketid, reason: 'torn' },
    ...{ lines: [{ id: ticket.products[0]?.id ?? 0, qty: 1 }], donation: 25 },
  })
  // A refund of only additional Bhent has no line, and still counts as a refund.
  const { ticketid: id } = ticket
  await till.data(calls.refund, { systemid: 2, id, reason: 'too much', lines: [], donation: 10 })

  const staff = await server.as('bookcentre-low-inventory-report')
  const asked = { systemid: 2, from: today, to: today } as const
  const products = await staff.data(calls.saleByRange, asked)
  expect(products).toMatchObject([
    { id: other.id, name: 'Prem Bani', productSold: 2, totalPrice: 80 },
    { id: one.id, name: 'Prem Patra', productSold: 2, totalPrice: 161 },
  ])
  const book = await server.db
    .selectFrom('cash_book')
    .select(['amount', 'kind'])
    .where('counter', '=', 'bookcentre')
    .execute()
  const bookOf = (kind: string) =>
    onWire(sum(book.filter((row) => row.kind === kind).map(({ amount }) => amount)))
  expect(await staff.data(calls.additionalBhent, asked)).toEqual({ amount: 40 })
  expect(bookOf('DONATION')).toBe(40)
  const taken = bookOf('SALE')
  expect(onWire(sum(products.map(({ totalPrice }) => totalPrice)))).toBe(taken)
  for (const by of ['day', 'hour', 'category'] as const) {
    const parts = await staff.data(calls.sales, { ...asked, by })
    expect(onWire(sum(parts.map(({ amount }) => amount)))).toBe(taken)
    expect(parts.map(({ units }) => units).reduce((all, units) => all + units)).toBe(4)
  }
  expect(await staff.data(calls.sales, { ...asked, by: 'day' })).toMatchObject([
    { key: today, tickets: 1, refunds: 2 },
  ])
  const hours = await staff.data(calls.sales, { ...asked, by: 'hour' })
  expect(hours.reduce((all, { refunds }) => all + refunds, 0)).toBe(2)
  const figures = await (await server.as('bookcentre-low-inventory-report')).data(dashboard.figures, {})
  expect(figures).toMatchObject({
    bookcentre_sales_today: 1,
    bookcentre_refunds_today: 2,
    office_sales_today: null,
  })

  const unsold = await makeProduct(server, { stock: 4, name: 'Never sold' })
  const slow = await staff.data(calls.slowSellers, { systemid: 2 })
  expect(slow[0]).toMatchObject({ id: unsold.id, sold: 0, lastsold: null, stock_in_hand: 4, stockcost: 200 })
  expect(slow.find(({ id }) => id === one.id)).toMatchObject({ sold: 2, lastsold: today })
})

it('products at or below their threshold are low, and those below zero come first', async () => {
  const staff = await server.as('bookcentre-low-inventory-report')
  const make = async (stock: number, threshold: number | null) => {
    const { id } = await makeProduct(server, { stock })
    await server.db
      .updateTable('pos_products')
      .set({ low_stock_alert: threshold })
      .where('id', '=', id)
      .execute()
    return id
  }
  const [below, at, above] = [await make(2, 3), await make(5, 5), await make(6, 5)]
  const sold = await make(0, null)
  await server.db.insertInto('pos_stock_rows').values({ product_id: sold, qty: -1, kind: 'SALE' }).execute()
  const ids = (await staff.data(calls.lowStock, { systemid: 2 })).map(({ id }) => id)
  expect(ids).toEqual([sold, below, at])
  expect(ids).not.toContain(above)
  const range = { systemid: 2, from: '2026-02-01', to: '2026-01-01' } as const
  expect((await staff.send(calls.saleByRange, range)).body.errors).toEqual({
    to: ['To must not be before From'],
  })
})

it('products below a category that is switched off are neither low nor slow sellers', async () => {
  const staff = await server.as('bookcentre-low-inventory-report')
  const { id, category } = await makeProduct(server, { stock: 1 })
  const above = await makeCategory(server)
  await server.db.updateTable('pos_categories').set({ parent_id: above }).where('id', '=', category).execute()
  await server.db.updateTable('pos_products').set({ low_stock_alert: 5 }).where('id', '=', id).execute()
  const listed = async () => ({
    low: (await staff.data(calls.lowStock, { systemid: 2 })).some((row) => row.id === id),
    slow: (await staff.data(calls.slowSellers, { systemid: 2 })).some((row) => row.id === id),
  })
  const lowOnDashboard = async () => Number((await staff.data(dashboard.figures, {})).low_stock)
  const before = await lowOnDashboard()
  expect(await listed()).toEqual({ low: true, slow: true })
  await server.db.updateTable('pos_categories').set({ is_enabled: false }).where('id', '=', above).execute()
  expect(await listed()).toEqual({ low: false, slow: false })
  expect(await lowOnDashboard()).toBe(before - 1)
})
