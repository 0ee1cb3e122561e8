import * as z from 'zod'
import { Named } from '../fields.ts'
import { categoryTypes } from './systems.ts'

/** Yes or no on the wire of the shops. */
const flag = z.literal([0, 1])
const SystemId = z.literal([1, 2, 3])
const mealtype = z.enum(['L', 'D']).nullable()
/** The id of a picture, for `GET /pos/images/:id`. */
const image = z.int().nullable()

/** A category; its type is none or one of the three flags. */
export const Category = z.object({
  id: z.int(),
  systemid: SystemId,
  parentid: z.int().nullable(),
  parent: z.string().nullable(),
  name: z.string(),
  isEnabled: flag,
  ismain: flag,
  isbhaint: flag,
  isprasad: flag,
  ismeal: flag,
  mealtype,
  image,
  /** The number of products in this category, without those of subcategories. */
  products: z.int(),
})
export type Category = z.output<typeof Category>

/** A price that applies from a day on. */
export const Price = z.object({
  /** The first day, `YYYY-MM-DD`. */
  from: z.string(),
  price: z.number(),
  costprice: z.number(),
  /** The user who entered the price, and the time; `by` is null for an imported price. */
  by: z.string().nullable(),
  at: z.string(),
})
export type Price = z.output<typeof Price>

const NextPrice = z.object({ from: z.string(), price: z.number() }).nullable()

/** A product for the staff who manage the catalogue. */
export const Product = z.object({
  id: z.int(),
  systemid: SystemId,
  barcode: z.string(),
  name: z.string(),
  categoryId: z.int(),
  category: Named,
  costprice: z.number(),
  price: z.number(),
  nextprice: NextPrice,
  enabled: flag,
  isvariable: flag,
  isvisible: flag,
  image,
  /** The sum of its stock rows; null for a product without stock. */
  stock_in_hand: z.int().nullable(),
  low_stock_alert: z.int().nullable(),
  supid: z.int().nullable(),
  taxid: z.int().nullable(),
})
export type Product = z.output<typeof Product>

/** A product as a till sells it: enabled, in enabled categories. */
export const SoldProduct = z.object({
  id: z.int(),
  systemid: SystemId,
  barcode: z.string(),
  name: z.string(),
  categoryId: z.int(),
  category: z.string(),
  /** The type of its category. */
  type: z.enum(categoryTypes).nullable(),
  mealtype,
  price: z.number(),
  /** The price after the next change. */
  nextprice: NextPrice,
  isvariable: flag,
  isvisible: flag,
  image,
  /** Null for a product without stock. */
  stock_in_hand: z.int().nullable(),
})
export type SoldProduct = z.output<typeof SoldProduct>

/** A category of the till's sidebar: enabled, like all categories above it. */
export const SoldCategory = z.object({
  id: z.int(),
  systemid: SystemId,
  parentid: z.int().nullable(),
  name: z.string(),
  ismain: flag,
  isbhaint: flag,
  isprasad: flag,
  ismeal: flag,
  mealtype,
  image,
})
export type SoldCategory = z.output<typeof SoldCategory>

/**
 * The catalogue of a shop for its tills. The lists are null for a caller that has this version: it gets only the stock
 * that has changed since the `stock_at` of its last answer, each number with the id of its product.
 */
export const SoldCatalogue = z.object({
  version: z.string(),
  categories: z.array(SoldCategory).nullable(),
  products: z.array(SoldProduct).nullable(),
  stock: z.array(z.tuple([z.int(), z.int()])).nullable(),
  stock_at: z.int(),
})
export type SoldCatalogue = z.output<typeof SoldCatalogue>

/** The kinds of movements of stock. */
const stockKinds = ['OPENING', 'SALE', 'REFUND', 'ADDITION', 'CORRECTION', 'COUNTED'] as const
export type StockKind = (typeof stockKinds)[number]

/** A movement of stock. */
export const StockRow = z.object({
  id: z.int(),
  qty: z.int(),
  kind: z.enum(stockKinds),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string(),
})
export type StockRow = z.output<typeof StockRow>

/** A product whose stock is at or below its threshold, or below zero. */
export const LowStockProduct = z.object({
  id: z.int(),
  name: z.string(),
  barcode: z.string(),
  category: Named,
  stock_in_hand: z.int(),
  low_stock_alert: z.int().nullable(),
})
export type LowStockProduct = z.output<typeof LowStockProduct>

/** A till, known by its print service. */
export const Device = z.object({
  id: z.int(),
  mac: z.string(),
  description: z.string().nullable(),
  enabled: flag,
})
export type Device = z.output<typeof Device>
