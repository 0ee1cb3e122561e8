import { randomBytes } from 'node:crypto'
import type { pos } from '@nivas/contract/pos/calls.ts'
import { inDays } from '../../testing/factories.ts'
import type { Ids, NotRead, Samples } from '../../testing/samples/sample.ts'
import { makeCategory, makePrice, makeProduct } from './make-product.ts'
import { aPicture, makePicture } from './picture.ts'
import { tillNotRead, tillSamples } from './till-samples.ts'

const aCategory = async (ids: Ids) => ({
  systemid: 2,
  parentid: await makeCategory(ids),
  imagefile: await makePicture(ids),
  // A category without a type is allowed in every shop.
  isbhaint: 0,
  isprasad: 0,
  ismeal: 0,
  mealtype: null,
})

const aProduct = async (ids: Ids) => ({
  systemid: 2,
  catid: await makeCategory(ids),
  imagefile: await makePicture(ids),
  barcode: `S-${process.hrtime.bigint()}`.slice(-20),
  costprice: 50,
  sellprice: 80,
  enabled: 1,
  isvariable: 0,
  low_stock_alert: 5,
  supid: null,
  taxid: null,
})

const existing = async (ids: Ids) => ({ systemid: 2, id: (await makeProduct(ids, { stock: 5 })).id })

const randomMac = () =>
  randomBytes(6)
    .toString('hex')
    .toUpperCase()
    .replace(/..(?=.)/g, '$&:')

export const samples: Samples<typeof pos> = {
  ...tillSamples,
  productsOfCategory: async (ids) => ({ systemid: 2, categoryid: (await makeProduct(ids)).category }),
  productByBarcode: async (ids) => ({ systemid: 2, barcode: (await makeProduct(ids)).barcode }),
  soldCatalogue: () => ({ systemid: 2 }),
  bhaintPrasadCategories: () => ({ systemid: 2 }),
  mainCategories: () => ({ systemid: 2 }),
  categories: () => ({ systemid: 2 }),
  products: async (ids) => {
    const { id, category } = await makeProduct(ids)
    return { systemid: 2, ids: String(id), category }
  },
  addCategory: async (ids) => [
    { ...(await aCategory(ids)), name: 'Lives of saints', base64Image: undefined },
    {
      ...{ systemid: 3, name: 'Thali', ismeal: 1, mealtype: 'L', isbhaint: 0, isprasad: 0 },
      ...{ parentid: null, imagefile: undefined, base64Image: aPicture.toString('base64') },
    },
  ],
  updateCategory: async (ids) => ({
    ...(await aCategory(ids)),
    id: await makeCategory(ids),
    name: 'Poems',
  }),
  addProduct: async (ids) => ({ ...(await aProduct(ids)), name: 'Prem Patra', stock_in_hand: 12 }),
  updateProduct: async (ids) => [
    {
      ...{ ...(await aProduct(ids)), ...(await existing(ids)), name: 'Prem Bani' },
      ...{ addstock: 3, stock_in_hand: undefined, pricefrom: inDays(3) },
    },
    {
      ...{ ...(await aProduct(ids)), ...(await existing(ids)), name: 'Prem Bani 2' },
      ...{ addstock: undefined, stock_in_hand: 9, pricefrom: null },
    },
  ],
  prices: existing,
  stockRows: existing,
  removePrice: async (ids) => {
    const product = await existing(ids)
    await makePrice(ids, product.id, inDays(5), 90)
    return { ...product, from: inDays(5) }
  },
  restorePrice: async (ids) => ({
    ...{ ...(await existing(ids)), from: inDays(6), price: 95, costprice: 45 },
    later: [{ from: inDays(8), price: 95, costprice: 50 }],
  }),
  addStock: async (ids) => ({ ...(await existing(ids)), quantity: 4, reason: 'Delivered' }),
  correctStock: async (ids) => ({ ...(await existing(ids)), counted: 3, reason: 'Counted' }),
  uploadImage: () => ({ systemid: 2 }),
  addDevice: () => ({ mac: randomMac(), description: 'Till', enabled: 1 }),
  updateDevice: async ({ db }) => {
    const { id } = await db
      .insertInto('pos_devices')
      .values({ mac: randomMac() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, mac: randomMac(), description: 'Till 2', enabled: 0 }
  },
}

export const notRead: NotRead<typeof pos> = {
  ...tillNotRead,
  // The samples have no file.
  uploadImage: ['systemid'],
}
