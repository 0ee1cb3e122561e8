import type { pos } from '@nivas/contract/pos/calls.ts'
import { inDays, today } from '../../testing/factories.ts'
import type { Questions, Refused } from '../../testing/questions.ts'

const aProduct = 'select id, systemid, barcode, category_id from pos_products where systemid = 2 limit 1'

export const questions: Questions<typeof pos> = {
  soldCatalogue: [{ systemid: 2 }],
  productsOfCategory: async (find) => {
    const { category_id } = await find(aProduct)
    return [{ systemid: 2, categoryid: category_id }]
  },
  productByBarcode: async (find) => {
    const { barcode } = await find(aProduct)
    return [{ systemid: 2, barcode }]
  },
  products: async (find) => {
    const { id, category_id, barcode } = await find(aProduct)
    return [
      { systemid: 2 },
      { systemid: 2, ids: String(id) },
      { systemid: 2, name: 'book 12' },
      { systemid: 2, barcode: String(barcode).slice(-6) },
      { systemid: 2, category: category_id, enabled: '1' },
      { page: 3, per_page: 50 },
    ]
  },
  categories: [{ systemid: 2 }, { name: 'category 1' }],
  prices: async (find) => [{ systemid: 2, id: (await find(aProduct)).id }],
  stockRows: async (find) => [{ systemid: 2, id: (await find(aProduct)).id }],
  devices: [{ mac: '00:01' }],
  lowStock: [{ systemid: 2 }],
  saleByRange: [{ systemid: 2, from: inDays(-6), to: today }],
  additionalBhent: [{ systemid: 2, from: inDays(-6), to: today }],
  sales: [
    { systemid: 2, from: inDays(-29), to: today, by: 'category' },
    { systemid: 2, from: inDays(-29), to: today, by: 'day' },
  ],
  slowSellers: [{ systemid: 2, days: 90 }],
  searchCustomer: [{ idNumber: 'S-1' }, { name: 'asha' }, { fatherHus: 'mohan', city: 'agra' }],
  cards: [{ after: 0 }],
  ticket: async (find) => [
    {
      systemid: 2,
      number: (
        await find(
          "select series || '-' || number as number from cash_receipts where record_type = 'ticket' order by id desc limit 1",
        )
      ).number,
    },
  ],
  tickets: async (find) => {
    const { id } = await find(
      "select id from cash_sessions where counter = 'bookcentre' order by id desc limit 1",
    )
    return [{ systemid: 2 }, { systemid: 2, session: id }, { systemid: 2, look: '1' }]
  },
}

/** `slowSellers` reads the sums of 90 days for each product. */
export const readsMore = { slowSellers: 40_000 }

/** Codes that are good for no meal: a card without a ticket, and an unknown receipt number. */
export const refused: Refused<typeof pos> = {
  serveMeal: [
    { code: 'NR-4322', counter: 1 },
    { code: 'BG-0001-999999', counter: 1 },
  ],
}
