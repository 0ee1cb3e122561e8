import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { describe, expect, it } from 'vitest'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makeCategory, makePrice, makeProduct, newProduct } from './testing/make-product.ts'
import { makePicture } from './testing/picture.ts'

const server = useServer(undefined, { jobs: false })
const books = () => server.as('bookcentre-categories', 'bookcentre-products', 'bookcentre-pos')
const none = 2_000_000_000

describe('a product', () => {
  it('is added with its stock, found by its barcode, listed, and changed', async () => {
    const staff = await books()
    const form = await newProduct(server)
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
      data: { name: 'Prem Bani', isvisible: 0, price: 70, stock_in_hand: 15, low_stock_alert: 5 },
    })
    for (const filter of [{ barcode: form.barcode.slice(2) }, { ids: `${id},${none}` }]) {
      const { body: list } = await staff.send(calls.products, { systemid: 2, ...filter })
      expect(list.data).toEqual([changed.body.data])
    }
    expect(await staff.data(calls.productsOfCategory, { systemid: 2, categoryid: form.catid })).toEqual([])
    expect((await staff.send(calls.productByBarcode, asked)).status).toBe(200)
    await staff.data(calls.updateProduct, { ...change, addstock: 0, enabled: 0 })
    const gone = await staff.send(calls.productByBarcode, asked)
    expect([gone.status, gone.body.message]).toEqual([404, 'No Product Found with Scanned Barcode.'])
  })

  it('is refused with a text beside each wrong field', async () => {
    const staff = await books()
    const form = await newProduct(server)
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

  it('has a unique barcode among the enabled products of its shop', async () => {
    const staff = await server.as('bookcentre-products', 'office-products')
    const form = await newProduct(server)
    await staff.data(calls.addProduct, form)
    const taken = { barcode: ['The enabled product Prem Patra already has this barcode'] }
    const again = await staff.send(calls.addProduct, form)
    expect([again.status, again.body.errors]).toEqual([422, taken])
    const disabled = await staff.data(calls.addProduct, { ...form, enabled: 0 })
    const enabling = await staff.send(calls.updateProduct, { ...form, id: disabled.id })
    expect([enabling.status, enabling.body.errors]).toEqual([422, taken])
    const office = { ...(await newProduct(server, 1)), barcode: form.barcode }
    expect((await staff.send(calls.addProduct, office)).status).toBe(200)
    const { barcode, ...rest } = await newProduct(server)
    const race = await Promise.all([1, 2, 3].map(() => staff.send(calls.addProduct, { ...rest, barcode })))
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  it('keeps omitted fields as another desk has changed them', async () => {
    const staff = await books()
    const { id } = await makeProduct(server)
    const change = (fields: object) => staff.data(calls.updateProduct, { systemid: 2, id, ...fields })
    await change({ sellprice: 120, low_stock_alert: 5, isvisible: 0 })
    const renamed = await change({ name: 'Prem Bani' })
    expect(renamed).toMatchObject({
      ...{ name: 'Prem Bani', price: 120, costprice: 50 },
      ...{ low_stock_alert: 5, isvisible: 0, enabled: 1 },
    })
    expect(await change({})).toEqual(renamed)
    await makePrice(server, id, inDays(2), 90)
    await change({ costprice: 60, pricefrom: inDays(3) })
    const prices = await staff.data(calls.prices, { systemid: 2, id })
    expect(prices.map(({ from, price, costprice }) => [from, price, costprice])).toEqual([
      [inDays(3), 90, 60],
      [inDays(2), 90, 1],
      [today, 120, 50],
      ['2020-01-01', 100, 50],
    ])
  })

  it('keeps its price until the day from which a new one holds', async () => {
    const staff = await books()
    const form = await newProduct(server)
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
    expect(past.body.errors).toEqual({ pricefrom: ['A price can apply from today at the earliest'] })
    const present = await staff.send(calls.removePrice, { systemid: 2, id, from: today })
    expect([present.status, present.body.message]).toEqual([
      400,
      'A price that already applies cannot be taken back. Please enter a new one.',
    ])
    const back = await staff.data(calls.removePrice, { systemid: 2, id, from: inDays(2) })
    expect(back).toMatchObject({ price: 60.5, nextprice: null })
    const twice = await staff.send(calls.removePrice, { systemid: 2, id, from: inDays(2) })
    expect([twice.status, twice.body.message]).toEqual([404, 'No price is planned for this day.'])
  })

  it('has, on the day of a planned price, an unplanned cost price as it was changed before that day', async () => {
    const staff = await books()
    const form = await newProduct(server)
    const { id } = await staff.data(calls.addProduct, form)
    const change = (fields: object) => staff.data(calls.updateProduct, { systemid: 2, id, ...fields })
    await change({ sellprice: 75, pricefrom: inDays(2) })
    await change({ costprice: 50, pricefrom: inDays(4) })
    // The new cost price from today on holds until the day for which a different one was planned.
    await change({ costprice: 45 })
    const prices = async () =>
      (await staff.data(calls.prices, { systemid: 2, id })).map(({ price, costprice }) => [price, costprice])
    expect(await prices()).toEqual([
      [75, 50],
      [75, 45],
      [60.5, 45],
    ])
    await change({ sellprice: 62, costprice: 48 })
    expect(await prices()).toEqual([
      [75, 50],
      [75, 48],
      [62, 48],
    ])
    // A removed planned price does not hold on the later day either; a restored one does again.
    await staff.data(calls.removePrice, { systemid: 2, id, from: inDays(2) })
    expect(await prices()).toEqual([
      [62, 50],
      [62, 48],
    ])
    const later = [{ from: inDays(4), price: 75, costprice: 50 }]
    const again = { systemid: 2, id, from: inDays(2), price: 75, costprice: 48, later } as const
    await staff.data(calls.restorePrice, again)
    expect(await prices()).toEqual([
      [75, 50],
      [75, 48],
      [62, 48],
    ])
  })

  it('has its old prices after a planned discount that was removed and restored', async () => {
    const staff = await books()
    const { id } = await staff.data(calls.addProduct, await newProduct(server))
    const change = (sellprice: number, pricefrom: string) =>
      staff.data(calls.updateProduct, { systemid: 2, id, sellprice, pricefrom })
    await change(50, inDays(2))
    await change(60.5, inDays(4))
    const prices = () => staff.data(calls.prices, { systemid: 2, id })
    const [after, discount] = await prices()
    if (!after || !discount) throw new Error('two prices were planned')
    const taken = { systemid: 2, id, from: discount.from } as const
    await staff.data(calls.removePrice, taken)
    const planned = ({ from, price, costprice }: typeof after) => ({ from, price, costprice })
    await staff.data(calls.restorePrice, { ...taken, ...planned(discount), later: [planned(after)] })
    expect((await prices()).map(({ price }) => price)).toEqual([60.5, 50, 60.5])
  })

  it('has a removed planned price restored, unless another one was entered meanwhile', async () => {
    const staff = await books()
    const form = await newProduct(server)
    const { id } = await staff.data(calls.addProduct, form)
    const later = { systemid: 2, id, from: inDays(2) } as const
    await staff.data(calls.updateProduct, { ...form, id, sellprice: 75, pricefrom: later.from })
    await staff.data(calls.removePrice, later)
    const again = { ...later, price: 75, costprice: 40 } as const
    expect(await staff.data(calls.restorePrice, again)).toMatchObject({
      price: 60.5,
      nextprice: { from: inDays(2), price: 75 },
    })
    const refused = async (change: object) => {
      const { status, body } = await staff.send(calls.restorePrice, { ...again, ...change })
      return [status, body.message]
    }
    expect(await refused({})).toEqual([400, 'This price was already restored.'])
    expect(await refused({ price: 80 })).toEqual([
      400,
      'Another price was meanwhile entered for this day. Please enter a new one.',
    ])
    expect(await refused({ from: today })).toEqual([
      400,
      'A price that already applies cannot be taken back. Please enter a new one.',
    ])
    expect((await refused({ id: none }))[0]).toBe(404)
    const prices = await staff.data(calls.prices, { systemid: 2, id })
    expect(prices.map(({ price }) => price)).toEqual([75, 60.5])
  })
})

it('a list by stock has products without a stock last, in both orders', async () => {
  const staff = await server.as('bhandarghar-products')
  const name = 'Sorted by stock'
  const meal = await makeProduct(server, { shop: 3, type: 'm', meal: 'L', name })
  const none = await makeProduct(server, { shop: 3, type: 'p', name })
  const some = await makeProduct(server, { shop: 3, type: 'p', name, stock: 2 })
  const listed = async (order: 'asc' | 'desc') =>
    (await staff.data(calls.products, { systemid: 3, name, sort: 'stock_in_hand', order })).map(
      ({ id }) => id,
    )
  expect(await listed('asc')).toEqual([none.id, some.id, meal.id])
  expect(await listed('desc')).toEqual([some.id, none.id, meal.id])
})
