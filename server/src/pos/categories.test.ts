import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { makeCategory, makeProduct } from './testing/make-product.ts'
import { aPicture } from './testing/picture.ts'

const server = useServer(undefined, { jobs: false })
const books = () => server.as('bookcentre-categories', 'bookcentre-products', 'bookcentre-pos')
const none = 2_000_000_000

const category = { systemid: 2, enabled: 1, ismain: 1 } as const

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

  it('has at most one type, a meal type only as a meal, and a unique name among its siblings', async () => {
    const staff = await server.as('office-categories')
    const form = { ...category, systemid: 1, name: 'Arpan seva' } as const
    const errors = async (change: object) =>
      (await staff.send(calls.addCategory, { ...form, ...change } as never)).body.errors
    expect(await errors({ isbhaint: 1, isprasad: 1 })).toEqual({
      isbhaint: ['A category can have only one type'],
    })
    expect(await errors({ mealtype: 'D' })).toEqual({ mealtype: ['Only a meal can have a meal type'] })
    expect(await errors({ name: '  ', enabled: undefined })).toEqual({
      name: ['This is a required field'],
      enabled: ['This is a required field'],
    })
    const { id } = await staff.data(calls.addCategory, form)
    expect(await errors({ name: 'ARPAN  seva' })).toEqual({
      name: ['A category with this name already exists here'],
    })
    expect(await errors({ parentid: id })).toBeUndefined()
  })

  it('keeps omitted fields, and its type until another one is sent', async () => {
    const staff = await server.as('bhandarghar-categories')
    const parentid = await makeCategory(server, { shop: 3 })
    const { id, ...added } = await staff.data(calls.addCategory, {
      ...{ ...category, systemid: 3, parentid, name: 'Poori' },
      ...{ ismeal: 1, mealtype: 'D' },
    })
    const change = (fields: object) => staff.data(calls.updateCategory, { systemid: 3, id, ...fields })
    const disabled = { ...added, id, isEnabled: 0 }
    expect(await change({ enabled: 0 })).toEqual(disabled)
    expect(await change({})).toEqual(disabled)
    const other = { isprasad: 1, ismeal: 0, mealtype: null }
    expect(await change({ isprasad: 1 })).toEqual({ ...disabled, ...other })
  })

  it('gets a meal type without its flags when it is a meal, and refuses it at the field when it is not', async () => {
    const staff = await server.as('bhandarghar-categories')
    const form = { ...category, systemid: 3 } as const
    const { id } = await staff.data(calls.addCategory, { ...form, name: 'Thali of the day', ismeal: 1 })
    const change = (fields: object) => staff.send(calls.updateCategory, { systemid: 3, id, ...fields })
    const mealtype = async (sent: string | null) => {
      const { status, body } = await change({ mealtype: sent })
      return [status, body.data?.ismeal, body.data?.mealtype]
    }
    expect(await mealtype('D')).toEqual([200, 1, 'D'])
    expect(await mealtype(null)).toEqual([200, 1, null])
    expect(await mealtype('L')).toEqual([200, 1, 'L'])
    expect(await mealtype('')).toEqual([200, 1, null])
    const { body } = await change({ mealtype: 'D', known: { mealtype: 'L' } })
    expect(body.errors).toEqual({
      mealtype: ['Someone cleared this meanwhile. Save again to replace it.'],
    })
    expect((await change({ isprasad: 1 })).status).toBe(200)
    const refused = await change({ mealtype: 'D' })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { mealtype: ['Only a meal can have a meal type'] },
    ])
    expect((await change({ mealtype: null })).status).toBe(200)
    expect((await change({ isprasad: 1, mealtype: 'D' })).status).toBe(422)
    expect((await change({ id: 2_147_483_647, mealtype: 'D' })).status).toBe(404)
  })

  it('is never below itself, even when two concurrent changes would close the circle together', async () => {
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

  it('that is disabled hides the categories and products below it from the till', async () => {
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
