import * as z from 'zod'
import { post } from '../call.ts'
import { Named } from '../fields.ts'
import { SalesQuery, ShopRange, SlowQuery } from './forms.ts'
import { byShop } from './systems.ts'

const permission = byShop('reports')

/** The sales of a product in a range, minus refunds. */
export const ProductSale = z.object({
  id: z.int(),
  name: z.string(),
  barcode: z.string(),
  category: Named,
  productSold: z.int(),
  totalPrice: z.number(),
})
export type ProductSale = z.output<typeof ProductSale>

/** The sales of a day, of an hour of the day, or of a category, minus refunds. */
export const SalesPart = z.object({
  /** `YYYY-MM-DD`, the hour from 0 to 23, or the category's id. */
  key: z.string(),
  /** The category's name; null for a day or an hour. */
  name: z.string().nullable(),
  /** The number of tickets of sales. */
  tickets: z.int(),
  /** The number of tickets of refunds. */
  refunds: z.int(),
  units: z.int(),
  amount: z.number(),
})
export type SalesPart = z.output<typeof SalesPart>

/** A product with few recent sales. */
export const SlowSeller = z.object({
  id: z.int(),
  name: z.string(),
  barcode: z.string(),
  category: Named,
  sold: z.int(),
  /** The day of the last sale; null without one. */
  lastsold: z.string().nullable(),
  stock_in_hand: z.int().nullable(),
  /** The cost of the stock. */
  stockcost: z.number().nullable(),
})
export type SlowSeller = z.output<typeof SlowSeller>

/** The calls for reports of the shops. Their amounts are sums of receipts, and agree with the cash book. */
export const reportCalls = {
  saleByRange: post('/pos/getSaleByRange', {
    permission,
    summary: 'What was sold in a range of days, by product',
    body: ShopRange,
    returns: z.array(ProductSale),
    reads: 'replica',
  }),
  sales: post('/pos/getSalesByTime', {
    permission,
    summary: 'The sales of a range of days, by day, hour of the day, or category',
    body: SalesQuery,
    returns: z.array(SalesPart),
    reads: 'replica',
  }),
  additionalBhent: post('/pos/getAdditionalBhent', {
    permission,
    summary: 'The additional Bhent that was taken with the sales of a range of days',
    body: ShopRange,
    returns: z.object({ amount: z.number() }),
    reads: 'replica',
  }),
  slowSellers: post('/pos/getSlowSellers', {
    permission,
    summary: 'The 200 products that sold least in the last days',
    body: SlowQuery,
    returns: z.array(SlowSeller),
    reads: 'replica',
  }),
}
