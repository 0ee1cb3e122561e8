import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makePrice, makeProduct } from './testing/make-product.ts'

const server = useServer(undefined, { jobs: false })
const books = () => server.as('bookcentre-categories', 'bookcentre-products', 'bookcentre-pos')

describe('the catalogue of a till', () => {
  it('has everything that its shop sells, and is not sent again to a till with the same version', async () => {
    const staff = await books()
    const { id } = await makeProduct(server, { stock: 2 })
    const hidden = await makeProduct(server, { enabled: false })
    const first = await staff.data(calls.soldCatalogue, { systemid: 2 })
    expect(first.products).toContainEqual(expect.objectContaining({ id, stock_in_hand: 2 }))
    expect(first.products?.some((one) => one.id === hidden.id || one.systemid !== 2)).toBe(false)
    const { version, stock_at } = first
    expect(await staff.data(calls.soldCatalogue, { systemid: 2, version, stock_at })).toEqual({
      ...{ version, categories: null, products: null },
      ...{ stock: expect.any(Array), stock_at },
    })
    await makeProduct(server)
    expect((await staff.data(calls.soldCatalogue, { systemid: 2, version })).products).not.toBeNull()
  })

  it('with the present version gets only the stock of its shop that has moved since', async () => {
    const staff = await server.as('bookcentre-products', 'bookcentre-pos', 'office-products')
    const { id } = await makeProduct(server, { stock: 2 })
    const laddu = await makeProduct(server, { shop: 1, type: 'p', stock: 2 })
    const { version, stock_at } = await staff.data(calls.soldCatalogue, { systemid: 2 })
    await staff.data(calls.addStock, { systemid: 2, id, quantity: 5 })
    await staff.data(calls.addStock, { systemid: 1, id: laddu.id, quantity: 5 })
    const now = await staff.data(calls.soldCatalogue, { systemid: 2, version, stock_at })
    expect(now).toMatchObject({ version, products: null })
    expect(now.stock_at).toBeGreaterThan(stock_at)
    expect(now.stock).toContainEqual([id, 7])
    expect(now.stock?.map(([product]) => product)).not.toContain(laddu.id)
    // After the restore of a backup, a till has seen movements that the database lacks.
    const ahead = { systemid: 2, version, stock_at: now.stock_at + 1_000_000 } as const
    expect((await staff.data(calls.soldCatalogue, ahead)).stock).toContainEqual([id, 7])
  })

  it('with the present version gets movements that were uncommitted at its last answer, even beside the longest tickets', async () => {
    const staff = await books()
    const { id } = await makeProduct(server, { stock: 2 })
    const other = await makeProduct(server)
    const { version } = await staff.data(calls.soldCatalogue, { systemid: 2 })
    // This movement becomes visible after the till was answered: its row is older than the rows of two tickets.
    await staff.data(calls.addStock, { systemid: 2, id, quantity: 5 })
    await sql`insert into pos_stock_rows (product_id, qty, kind)
      select ${other.id}::int, 1, 'ADDITION' from generate_series(1, 400)`.execute(server.db)
    const { stock_at } = await staff.data(calls.soldCatalogue, { systemid: 2, version })
    const { stock } = await staff.data(calls.soldCatalogue, { systemid: 2, version, stock_at })
    expect(stock).toContainEqual([id, 7])
  })

  it('from the cache of the server has the present stock and prices', async () => {
    const staff = await books()
    const { id } = await makeProduct(server, { stock: 2 })
    const seen = async () => {
      const { version, products } = await staff.data(calls.soldCatalogue, { systemid: 2 })
      const product = products?.find((one) => one.id === id)
      return { version, stock: product?.stock_in_hand, price: product?.price }
    }
    const first = await seen()
    expect(first).toMatchObject({ stock: 2, price: 100 })
    await staff.data(calls.addStock, { systemid: 2, id, quantity: 5 })
    expect(await seen()).toEqual({ ...first, stock: 7 })
    await makePrice(server, id, today, 120)
    const other = await seen()
    expect(other).toMatchObject({ stock: 7, price: 120 })
    expect(other.version).not.toBe(first.version)
  })
})
