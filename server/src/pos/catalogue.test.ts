import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { describe, expect, it } from 'vitest'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { moveStock } from './move-stock.ts'
import { makeCategory, makeProduct } from './testing/make-product.ts'
import { aPicture, makePicture } from './testing/picture.ts'

const server = useServer(undefined, { jobs: false })
const books = () => server.as('bookcentre-categories', 'bookcentre-products', 'bookcentre-pos')
const none = 2_000_000_000

const category = { systemid: 2, enabled: 1, ismain: 1 } as const
const product = async (shop: SystemId = 2) => ({
  systemid: shop,
  catid: await makeCategory(server, { shop }),
  barcode: `${process.hrtime.bigint()}`.slice(-13),
  name: 'Prem Patra',
  costprice: 40,
  sellprice: 60.5,
  enabled: 1 as const,
  isvariable: 0 as const,
})

describe('a category', () => {
  it('is added with a type and a picture, listed, and changed', async () => {
    const staff = await server.as('bhandarghar-categories', 'bhandarghar-pos')
    const form = { ...category, systemid: '3', name: ' Thali ', ismeal: true, mealtype: 'L' } as const
    const base64Image = `data:image/png;base64,${aPicture.toString('base64')}`
    const { body } = await staff.send(calls.addCategory, { ...form, base64Image })
    expect(body.message).toBe('Record added successfully.')
    expect(body.data).toMatchObject({
      ...{ systemid: 3, name: 'Thali', isEnabled: 1, ismain: 1, parentid: null, products: 0 },
      ...{ isbhaint: 0, isprasad: 0, ismeal: 1, mealtype: 'L', image: expect.any(Number) },
    })
    const { id, image } = body.data
    const changed = await staff.send(calls.updateCategory, {
      ...form,
      id,
      name: 'Khana',
      ismain: 0,
      mealtype: '',
    })
    expect(changed.body).toMatchObject({
      message: 'Record updated successfully.',
      data: { name: 'Khana', ismain: 0, mealtype: null, image },
    })
    const listed = await staff.send(calls.categories, { systemid: 3, name: 'khan' })
    expect(listed.body.data).toEqual([changed.body.data])
    expect(await staff.data(calls.mainCategories, { systemid: 3 })).not.toContainEqual(
      expect.objectContaining({ id }),
    )
    const without = await staff.data(calls.updateCategory, { ...form, id, imagefile: null })
    expect(without.image).toBeNull()
  })

  it.each([
    [1, { ismeal: 1 }],
    [2, { isprasad: 1 }],
    [3, { isbhaint: 1 }],
  ] as const)('of shop %i has the types of its shop only', async (systemid, flags) => {
    const staff = await server.as('office-categories', 'bookcentre-categories', 'bhandarghar-categories')
    const { status, body } = await staff.send(calls.addCategory, {
      ...category,
      systemid,
      name: 'X',
      ...flags,
    })
    expect([status, body.errors]).toEqual([422, { isbhaint: ['This shop has no categories of this type'] }])
  })

  it('has at most one type, a meal type only as a meal, and a name of its own at its place', async () => {
    const staff = await server.as('office-categories')
    const form = { ...category, systemid: 1, name: 'Arpan' } as const
    const errors = async (change: object) =>
      (await staff.send(calls.addCategory, { ...form, ...change } as never)).body.errors
    expect(await errors({ isbhaint: 1, isprasad: 1 })).toEqual({
      isbhaint: ['A category has at most one type'],
    })
    expect(await errors({ mealtype: 'D' })).toEqual({ mealtype: ['Only a meal has a meal type'] })
    expect(await errors({ name: '  ', enabled: undefined })).toEqual({
      name: ['This is a required field'],
      enabled: ['This is a required field'],
    })
    const { id } = await staff.data(calls.addCategory, form)
    expect(await errors({ name: 'ARPAN' })).toEqual({
      name: ['There is a category of this name here already'],
    })
    expect(await errors({ parentid: id })).toBeUndefined()
  })

  it('is never below itself, also when two changes would close the circle together', async () => {
    const staff = await books()
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => makeCategory(server)))
    const under = (id = 0, parentid: number | null = null) =>
      staff.send(calls.updateCategory, { ...category, id, parentid, name: `Circle ${id}` })
    await under(b, a)
    await under(c, b)
    const circle = { parentid: ['A category cannot be below itself'] }
    for (const parent of [a, b, c]) {
      const { status, body } = await under(a, parent)
      expect([status, body.errors]).toEqual([422, circle])
    }
    await under(b, null)
    const both = await Promise.all([under(a, c), under(b, a)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const other = await makeCategory(server, { shop: 1 })
    expect((await under(b, other)).body.errors).toEqual({
      parentid: ['There is no such category in this shop'],
    })
    expect((await under(none)).status).toBe(404)
  })

  it('that is disabled hides what lies below it from the till', async () => {
    const staff = await books()
    const above = await makeCategory(server)
    const { id, category: below, barcode } = await makeProduct(server)
    const place = (enabled: 0 | 1) => [
      staff.data(calls.updateCategory, { ...category, id: above, name: `Above ${above}`, enabled }),
      staff.data(calls.updateCategory, { ...category, id: below, parentid: above, name: 'Below' }),
    ]
    const seen = async () => {
      const under = await staff.data(calls.productsOfCategory, { systemid: 2, categoryid: above })
      const main = await staff.data(calls.mainCategories, { systemid: 2 })
      const scanned = await staff.send(calls.productByBarcode, { systemid: 2, barcode })
      return [under.map((one) => one.id), main.some((one) => one.id === below), scanned.status]
    }
    await Promise.all(place(1))
    expect(await seen()).toEqual([[id], true, 200])
    await Promise.all(place(0))
    expect(await seen()).toEqual([[], false, 404])
  })
})

describe('a product', () => {
  it('is added with its stock, found by its barcode, listed, and changed', async () => {
    const staff = await books()
    const form = await product()
    const { body } = await staff.send(calls.addProduct, {
      ...{ ...form, barcode: ` ${form.barcode} ` },
      ...{ stock_in_hand: '12', low_stock_alert: 5, imagefile: await makePicture(server) },
    })
    expect(body.message).toBe('Record added successfully.')
    expect(body.data).toMatchObject({
      ...{ barcode: form.barcode, categoryId: form.catid, price: 60.5, costprice: 40, stock_in_hand: 12 },
      ...{ isvisible: 1, nextprice: null, low_stock_alert: 5, supid: null, taxid: null },
    })
    const { id } = body.data
    const asked = { systemid: 2, barcode: form.barcode } as const
    expect(await staff.data(calls.productByBarcode, asked)).toMatchObject({
      id,
      price: 60.5,
      stock_in_hand: 12,
    })

    const change = { ...form, id, name: 'Prem Bani', isvisible: 0, addstock: 3, sellprice: 70 } as const
    const changed = await staff.send(calls.updateProduct, change)
    expect(changed.body).toMatchObject({
      message: 'Record updated successfully.',
      data: { name: 'Prem Bani', isvisible: 0, price: 70, stock_in_hand: 15, low_stock_alert: null },
    })
    const { body: list } = await staff.send(calls.products, { systemid: 2, barcode: form.barcode.slice(2) })
    expect(list.data).toEqual([changed.body.data])
    expect(await staff.data(calls.productsOfCategory, { systemid: 2, categoryid: form.catid })).toEqual([])
    expect((await staff.send(calls.productByBarcode, asked)).status).toBe(200)
    await staff.data(calls.updateProduct, { ...change, addstock: 0, enabled: 0 })
    const gone = await staff.send(calls.productByBarcode, asked)
    expect([gone.status, gone.body.message]).toEqual([404, 'No Product Found with Scanned Barcode.'])
  })

  it('is refused with a text beside each wrong field', async () => {
    const staff = await books()
    const form = await product()
    const errors = async (change: object) =>
      (await staff.send(calls.addProduct, { ...form, ...change } as never)).body.errors
    const digits = ['Please only enter numeric characters only for Current Stock']
    expect(
      await errors({ barcode: '1'.repeat(21), name: '', sellprice: 1.234, stock_in_hand: '-1' }),
    ).toEqual({
      barcode: ['This is a required field. Contains 20 characters'],
      name: ['This is a required field'],
      sellprice: ['Please enter an amount with at most 2 decimals'],
      stock_in_hand: digits,
    })
    expect(await errors({ stock_in_hand: 1.5, low_stock_alert: 10_001, barcode: ' ' })).toEqual({
      barcode: ['This is a required field. Contains 20 characters'],
      stock_in_hand: digits,
      low_stock_alert: ['Must be 10000 or less'],
    })
    const shop = ['There is no such category in this shop']
    expect(await errors({ catid: await makeCategory(server, { shop: 1 }) })).toEqual({ catid: shop })
    expect(await errors({ imagefile: await makePicture(server, 1) })).toEqual({
      imagefile: ['There is no such picture in this shop'],
    })
    expect((await staff.send(calls.updateProduct, { ...form, id: none })).status).toBe(404)
  })

  it('has a barcode of its own among the enabled ones of its shop', async () => {
    const staff = await server.as('bookcentre-products', 'office-products')
    const form = await product()
    await staff.data(calls.addProduct, form)
    const taken = { barcode: ['The enabled product Prem Patra has this barcode already'] }
    const again = await staff.send(calls.addProduct, form)
    expect([again.status, again.body.errors]).toEqual([422, taken])
    const disabled = await staff.data(calls.addProduct, { ...form, enabled: 0 })
    const enabling = await staff.send(calls.updateProduct, { ...form, id: disabled.id })
    expect([enabling.status, enabling.body.errors]).toEqual([422, taken])
    const office = { ...(await product(1)), barcode: form.barcode }
    expect((await staff.send(calls.addProduct, office)).status).toBe(200)
    const { barcode, ...rest } = await product()
    const race = await Promise.all([1, 2, 3].map(() => staff.send(calls.addProduct, { ...rest, barcode })))
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  it('keeps its price until the day from which another one holds', async () => {
    const staff = await books()
    const form = await product()
    const { id } = await staff.data(calls.addProduct, form)
    const changed = await staff.data(calls.updateProduct, {
      ...form,
      id,
      sellprice: 75,
      pricefrom: inDays(2),
    })
    expect(changed).toMatchObject({ price: 60.5, nextprice: { from: inDays(2), price: 75 } })
    expect(await staff.data(calls.productByBarcode, { systemid: 2, barcode: form.barcode })).toMatchObject({
      price: 60.5,
      nextprice: { from: inDays(2), price: 75 },
    })
    expect(
      (await staff.data(calls.prices, { systemid: 2, id })).map(({ from, price }) => [from, price]),
    ).toEqual([
      [inDays(2), 75],
      [today, 60.5],
    ])
    const past = await staff.send(calls.updateProduct, { ...form, id, sellprice: 1, pricefrom: inDays(-1) })
    expect(past.body.errors).toEqual({ pricefrom: ['A price holds from today at the earliest'] })
    const present = await staff.send(calls.removePrice, { systemid: 2, id, from: today })
    expect([present.status, present.body.message]).toEqual([
      400,
      'A price that holds already stays. Please enter a new one.',
    ])
    const back = await staff.data(calls.removePrice, { systemid: 2, id, from: inDays(2) })
    expect(back).toMatchObject({ price: 60.5, nextprice: null })
  })
})

describe('stock', () => {
  it('moves by rows whose sum it is: additions, corrections with a reason, sales below zero', async () => {
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

  it('adds up when twelve tills sell one product at once', async () => {
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

  it('is kept for books and Prasad, not for offerings and meals', async () => {
    const staff = await server.as('office-products')
    const office = async (type: 'b' | 'p') => (await makeProduct(server, { shop: 1, type })).id
    const add = async (id: number) => staff.send(calls.addStock, { systemid: 1, id, quantity: 2 })
    expect((await add(await office('p'))).body.data).toMatchObject({ stock_in_hand: 2 })
    const offering = await add(await office('b'))
    expect([offering.status, offering.body.errors]).toEqual([
      422,
      { quantity: ['No stock is kept for this product'] },
    ])
  })

  it('of a caller without Add Stock becomes what it sends, when that is more', async () => {
    const staff = await books()
    const form = await product()
    const { id } = await staff.data(calls.addProduct, { ...form, stock_in_hand: 5 })
    const send = async (stock_in_hand: number) =>
      (await staff.data(calls.updateProduct, { ...form, id, stock_in_hand })).stock_in_hand
    expect([await send(8), await send(8), await send(2)]).toEqual([8, 8, 8])
  })

  it('refuses a row that is changed or deleted, and a sum that is written by hand', async () => {
    const { id } = await makeProduct(server, { stock: 5 })
    const rows = server.db.updateTable('pos_stock_rows').set({ qty: 9 }).where('product_id', '=', id)
    await expect(rows.execute()).rejects.toThrow('keeps its rows')
    const sums = server.db.updateTable('pos_stock').set({ in_hand: 9 }).where('product_id', '=', id)
    await expect(sums.execute()).rejects.toThrow('kept by a trigger')
  })
})

describe('the catalogue of a till', () => {
  it('has what its shop sells, and nothing new under the version that the till has', async () => {
    const staff = await books()
    const { id } = await makeProduct(server, { stock: 2 })
    const hidden = await makeProduct(server, { enabled: false })
    const first = await staff.data(calls.soldCatalogue, { systemid: 2 })
    expect(first.products).toContainEqual(expect.objectContaining({ id, stock_in_hand: 2 }))
    expect(first.products?.some((one) => one.id === hidden.id || one.systemid !== 2)).toBe(false)
    const { version } = first
    expect(await staff.data(calls.soldCatalogue, { systemid: 2, version })).toEqual({
      version,
      categories: null,
      products: null,
    })
    await makeProduct(server)
    expect((await staff.data(calls.soldCatalogue, { systemid: 2, version })).products).not.toBeNull()
  })
})
