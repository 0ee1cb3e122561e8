import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { moveStock } from './move-stock.ts'
import { of, stockOf } from './testing/goods.ts'
import { makeProduct, newProduct } from './testing/make-product.ts'
import { sell, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
const books = () => server.as('bookcentre-categories', 'bookcentre-products', 'bookcentre-pos')

describe('stock', () => {
  it('is the sum of its rows: additions, corrections with a reason, sales below zero', async () => {
    const staff = await books()
    const { id } = await makeProduct(server, { stock: 5 })
    const of = { systemid: 2, id } as const
    expect(await staff.data(calls.addStock, { ...of, quantity: 4 })).toMatchObject({ stock_in_hand: 9 })
    const nothing = await staff.send(calls.correctStock, { ...of, counted: 7 } as never)
    expect(nothing.body.errors).toEqual({ reason: ['This is a required field'] })
    const counted = { ...of, counted: 7, reason: 'Two were damaged' }
    expect(await staff.data(calls.correctStock, counted)).toMatchObject({ stock_in_hand: 7 })
    await server.db
      .transaction()
      .execute((trx) => moveStock(trx, [{ product: id, qty: -9 }], { kind: 'SALE', by: staff.userId }))
    expect(
      (await staff.data(calls.stockRows, of)).map(({ qty, kind, reason }) => [qty, kind, reason]),
    ).toEqual([
      [-9, 'SALE', null],
      [-2, 'CORRECTION', 'Two were damaged'],
      [4, 'ADDITION', null],
      [5, 'OPENING', null],
    ])
    const low = await staff.data(calls.products, { systemid: 2, sort: 'stock_in_hand', per_page: 1 })
    expect(low).toMatchObject([{ id, stock_in_hand: -2 }])
  })

  it('adds up when twelve tills sell one product concurrently', async () => {
    const { id } = await makeProduct(server, { stock: 1000 })
    const sell = () =>
      server.db
        .transaction()
        .execute((trx) => moveStock(trx, [{ product: id, qty: -3 }], { kind: 'SALE', by: 1 }))
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        for (let sold = 0; sold < 10; sold += 1) await sell()
      }),
    )
    const staff = await books()
    expect((await staff.data(calls.stockRows, { systemid: 2, id })).length).toBe(121)
    const [row] = await staff.data(calls.products, {
      systemid: 2,
      sort: 'stock_in_hand',
      order: 'desc',
      per_page: 1,
    })
    expect(row).toMatchObject({ id, stock_in_hand: 640 })
  })

  it('equals the counted number, even when two people count a new product concurrently', async () => {
    const [staff, other] = await Promise.all([books(), books()])
    const { id } = await makeProduct(server)
    const correction = { systemid: 2, id, counted: 10, reason: 'counted' } as const
    await Promise.all([staff, other, staff, other].map((one) => one.data(calls.correctStock, correction)))
    const rows = await staff.data(calls.stockRows, { systemid: 2, id })
    expect(rows.map(({ qty }) => qty)).toEqual([10])
  })

  it('is not set to a count after a sale that its form did not show', async () => {
    const staff = await books()
    const { id } = await makeProduct(server, { stock: 10 })
    const correct = (known_stock: number) =>
      staff.send(calls.correctStock, { systemid: 2, id, counted: 9, known_stock, reason: 'counted' })
    await server.db
      .transaction()
      .execute((trx) => moveStock(trx, [{ product: id, qty: -3 }], { kind: 'SALE', by: staff.userId }))
    const refused = await correct(10)
    expect([refused.status, refused.body.errors, refused.body.data]).toEqual([
      422,
      {
        counted: [
          'The stock has changed since this form was opened and is now 7. Please check the count and submit again.',
        ],
      },
      { stock_in_hand: 7 },
    ])
    expect((await correct(7)).body.data).toMatchObject({ stock_in_hand: 9 })
  })

  it('stays as counted when a ticket arrives that was sold before the count', async () => {
    const till = await atTill(server, 'bookcentre-pos', 'bookcentre-refund')
    const staff = await books()
    const book = await makeProduct(server, { stock: 10 })
    const stockRows = { systemid: 2, id: book.id } as const
    const count = (counted: number) =>
      staff.data(calls.correctStock, { ...stockRows, counted, reason: 'counted' })
    const { id, next } = await sessionOf(till, 2)
    const arrives = (place: number, minutes: number) =>
      sell(till, ticketOf(2, id, [of(book, { qty: 2 })], { number: next + place }), { minutes })
    await count(8)
    const { ticketid, products } = await arrives(0, 5)
    expect(await stockOf(server, book)).toBe(8)
    // A count that agrees has no row.
    const agrees = await makeProduct(server, { stock: 3 })
    await staff.data(calls.correctStock, { ...stockRows, id: agrees.id, counted: 3, reason: 'counted' })
    await sell(till, ticketOf(2, id, [of(agrees)], { number: next + 1 }), { minutes: 5 })
    expect(await stockOf(server, agrees)).toBe(3)
    // This ticket is sold and given back after the count.
    await arrives(2, 0)
    expect(await stockOf(server, book)).toBe(6)
    const lines = [{ id: products[0]?.id ?? 0, qty: 2 }]
    await till.data(calls.refund, { systemid: 2, id: ticketid, reason: 'torn', lines })
    const moved = (await staff.data(calls.stockRows, stockRows)).map(({ qty, kind }) => `${kind} ${qty}`)
    expect(moved).toEqual(['REFUND 2', 'SALE -2', 'COUNTED 2', 'SALE -2', 'CORRECTION -2', 'OPENING 10'])
    const again = { product_id: book.id, qty: 2, kind: 'COUNTED', ticket_id: ticketid }
    await expect(server.db.insertInto('pos_stock_rows').values(again).execute()).rejects.toMatchObject({
      constraint: 'pos_stock_rows_counted_once',
    })
    const other = { ...again, product_id: agrees.id }
    await expect(server.db.insertInto('pos_stock_rows').values(other).execute()).rejects.toMatchObject({
      constraint: 'pos_stock_rows_counted_was_sold',
    })
  })

  it('is kept for books and Prasad, not for offerings and meals', async () => {
    const staff = await server.as('office-products')
    const office = async (type: 'b' | 'p') => (await makeProduct(server, { shop: 1, type })).id
    const add = async (id: number) => staff.send(calls.addStock, { systemid: 1, id, quantity: 2 })
    expect((await add(await office('p'))).body.data).toMatchObject({ stock_in_hand: 2 })
    const offering = await add(await office('b'))
    expect([offering.status, offering.body.errors]).toEqual([
      422,
      { quantity: ['Stock is not counted for this product'] },
    ])
    const counted = { systemid: 1, id: await office('b'), counted: 2, reason: 'Counted' } as const
    const corrected = await staff.send(calls.correctStock, counted)
    expect([corrected.status, corrected.body.errors]).toEqual([
      422,
      { counted: ['Stock is not counted for this product'] },
    ])
    const first = { ...(await newProduct(server, 1)), stock_in_hand: 3 }
    const added = await staff.send(calls.addProduct, first)
    expect([added.status, added.body.errors]).toEqual([
      422,
      { stock_in_hand: ['Stock is not counted for this product'] },
    ])
    expect(await staff.data(calls.addProduct, { ...first, stock_in_hand: 0 })).toMatchObject({
      stock_in_hand: null,
    })
  })

  it('is at most a hundred million pieces', async () => {
    const staff = await books()
    const { id } = await makeProduct(server, { stock: 99_999_999 })
    const add = (quantity: number) => staff.send(calls.addStock, { systemid: 2, id, quantity })
    const { status, body } = await add(2)
    expect([status, body.errors]).toEqual([
      422,
      { quantity: ['The stock of a product can be at most 100000000'] },
    ])
    expect((await add(1)).body.data).toMatchObject({ stock_in_hand: 100_000_000 })
  })

  it('becomes the number that a caller without Add Stock sends, if that is more', async () => {
    const staff = await books()
    const form = await newProduct(server)
    const { id } = await staff.data(calls.addProduct, { ...form, stock_in_hand: 5 })
    const send = async (stock_in_hand: number) =>
      (await staff.data(calls.updateProduct, { ...form, id, stock_in_hand })).stock_in_hand
    expect([await send(8), await send(8), await send(2)]).toEqual([8, 8, 8])
  })

  it('cannot have its rows changed or deleted, or its sum written directly', async () => {
    const { id } = await makeProduct(server, { stock: 5 })
    const rows = server.db.updateTable('pos_stock_rows').set({ qty: 9 }).where('product_id', '=', id)
    await expect(rows.execute()).rejects.toThrow('keeps its rows')
    const sums = server.db.updateTable('pos_stock').set({ in_hand: 9 }).where('product_id', '=', id)
    await expect(sums.execute()).rejects.toThrow('kept by a trigger')
  })
})
