import * as z from 'zod'
import { oneYear, withRange } from '../day-range.ts'
import {
  date,
  flag,
  id,
  idInAddress,
  idsInAddress,
  money,
  optionalText,
  requiredText,
  singleBlanks,
} from '../fields.ts'
import { known } from '../known.ts'
import { contains, pageQuery } from '../page.ts'
import type { MealType } from '../reservations/meals.ts'
import { rule } from '../rule.ts'
import type { PlainKey } from '../texts.ts'
import { barcode } from './barcode.ts'
import { wrongType } from './category-type.ts'
import { base64Image } from './image.ts'
import { mac } from './mac.ts'
import { systemid } from './systems.ts'

const flagOr = (value: boolean) => flag.optional().transform((given) => given ?? value)

const name = (max: number) => requiredText(max).transform(singleBlanks)

/** An optional id of a select, which sends '' when it is empty. */
const idOrNone = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  id.nullable(),
) as z.ZodType<number | null, number | '' | null | undefined>

/** The id of an uploaded picture. Null removes the picture; without the field it stays. */
const imagefile = z.preprocess(
  (value) => (value === '' ? null : value),
  id.nullable().optional(),
) as z.ZodType<number | null | undefined, number | '' | null | undefined>

const mealtype = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z.enum(['L', 'D']).nullable(),
) as z.ZodType<MealType | null, MealType | '' | null | undefined>

const CategoryFields = z.object({
  systemid,
  parentid: idOrNone.optional().transform((value) => value ?? null),
  name: name(100),
  enabled: flag,
  ismain: flag,
  isbhaint: flagOr(false),
  isprasad: flagOr(false),
  ismeal: flagOr(false),
  mealtype: mealtype.optional().transform((value) => value ?? null),
  imagefile: imagefile.optional(),
})

/** The error of a meal type of something else. */
export const noMealType = 'Only a meal can have a meal type' satisfies PlainKey

const given = (value: unknown) => value === true || value === 1

/** Adds the rules of a category that concern several fields. */
const withType = <S extends z.ZodObject>(schema: S): S =>
  rule(
    rule(schema, 'isbhaint', (fields): PlainKey | undefined => {
      const shop = systemid.safeParse(fields.systemid)
      if (!shop.success) return undefined
      const { isbhaint, isprasad, ismeal } = fields
      return wrongType(shop.data, {
        isbhaint: given(isbhaint),
        isprasad: given(isprasad),
        ismeal: given(ismeal),
      })
    }),
    'mealtype',
    ({ mealtype, isbhaint, isprasad, ismeal }) => {
      // An edit without flags keeps the type, which the server knows.
      const isTyped = [isbhaint, isprasad, ismeal].some((flag) => flag !== undefined)
      return mealtype && isTyped && !given(ismeal) ? noMealType : undefined
    },
  )

/** `POST /pos/category/addCategory`. */
export const NewCategory = withType(CategoryFields.extend({ base64Image: base64Image.optional() }))
/**
 * `POST /pos/category/updateCategory`: omitted fields stay. The flags and the meal type form one type: when a flag is
 * sent, the omitted ones are 0 and none. A meal type without a flag is that of a category that is a meal.
 */
export const EditCategory = withType(CategoryFields.partial().extend({ systemid, id, known }))

/** A number of pieces: the opening stock of a product, or a counted stock. */
const pieces = z.int().max(1_000_000)
const startingStock = z.preprocess(
  (value) => {
    if (value === '' || value === null || value === undefined) return 0
    return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  },
  z
    .number('Please only enter numeric characters only for Current Stock')
    .refine(
      (value) => Number.isInteger(value) && value >= 0,
      'Please only enter numeric characters only for Current Stock',
    )
    .max(1_000_000),
) as z.ZodType<number, number | string | null | undefined>

/** The number of pieces to add to a stock; an empty field adds none. */
const addition = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  pieces.min(0).optional(),
) as z.ZodType<number | undefined, number | '' | null | undefined>

/** The threshold of the low stock list; null for none. */
const lowStock = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z.int().min(0).max(10_000).nullable(),
) as z.ZodType<number | null, number | '' | null | undefined>

const ProductFields = z.object({
  systemid,
  barcode,
  name: name(200),
  enabled: flag,
  isvariable: flag,
  isvisible: flagOr(true),
  costprice: money,
  sellprice: money,
  taxid: idOrNone.optional().transform((value) => value ?? null),
  imagefile: imagefile.optional(),
  catid: id,
  supid: idOrNone.optional().transform((value) => value ?? null),
  low_stock_alert: lowStock.optional().transform((value) => value ?? null),
})

/** `POST /pos/product/addProduct`. */
export const NewProduct = ProductFields.extend({ stock_in_hand: startingStock.optional() })

/**
 * `POST /pos/product/updateProduct`: omitted fields stay. `addstock` is added to the stock; a caller without it may
 * send the new `stock_in_hand`, whose increase is added. New prices apply from `pricefrom`, by default today.
 */
export const EditProduct = ProductFields.partial().extend({
  systemid,
  id,
  stock_in_hand: z.int().nullish(),
  addstock: addition.optional(),
  pricefrom: date.nullish(),
  known,
})

const OfProduct = z.object({ systemid, id })
/** `POST /pos/product/addStock`. */
export const AddStock = OfProduct.extend({ quantity: pieces.min(1), reason: optionalText(200) })
/**
 * `POST /pos/product/correctStock`: the counted number becomes the stock. `known_stock` is the stock that the form
 * showed; with it, the server refuses the count if the stock has changed.
 */
export const CorrectStock = OfProduct.extend({
  counted: pieces.min(0),
  known_stock: z.int().optional(),
  reason: requiredText(200).transform((value) => value.trim()),
})
export const ProductInShop = OfProduct
/** `POST /pos/product/removePrice`: a planned price, identified by its first day. */
export const RemovePrice = OfProduct.extend({ from: date })
const PriceOfDay = z.object({ from: date, price: money, costprice: money })
/** `POST /pos/product/restorePrice`: a removed price, for Undo, with the prices of later days as they were before. */
export const RestorePrice = RemovePrice.extend({
  price: money,
  costprice: money,
  later: z.array(PriceOfDay).max(1_000).optional(),
})

/** `GET /pos/categories`. */
export const CategoriesQuery = pageQuery(
  ['name', 'ismain', 'enabled'],
  { systemid: systemid.optional(), name: contains, enabled: z.enum(['1', '0']).optional() },
  'asc',
)

/** The maximum number of ids in a request of `GET /pos/products`: the products of one page. */
export const MOST_IDS = 200

/** `GET /pos/products`. */
export const ProductsQuery = pageQuery(
  ['name', 'barcode', 'costprice', 'price', 'stock_in_hand'],
  {
    systemid: systemid.optional(),
    ids: idsInAddress(z.array(id).max(MOST_IDS)).optional(),
    name: contains,
    barcode: contains,
    category: idInAddress.optional(),
    enabled: z.enum(['1', '0']).optional(),
  },
  'asc',
)

const DeviceFields = z.object({ mac, description: optionalText(200), enabled: flag })
/** `POST /pos/device/addDevice`. */
export const NewDevice = DeviceFields
/** `POST /pos/device/updateDevice`: omitted fields stay. */
export const EditDevice = DeviceFields.partial().extend({ id, known })
/** `GET /pos/devices`. */
export const DevicesQuery = pageQuery(
  ['mac', 'enabled', 'description'],
  { mac: contains, enabled: z.enum(['1', '0']).optional() },
  'asc',
)

const RangeFields = z.object({ systemid, from: date, to: date })
/** A shop and a range of at most one year. */
export const ShopRange = withRange(RangeFields, 'from', 'to', oneYear)

/** The parts of sales: days, hours of the day, or categories. */
export const salesParts = ['day', 'hour', 'category'] as const
export type SalesBy = (typeof salesParts)[number]
/** `POST /pos/getSalesByTime`. */
export const SalesQuery = withRange(RangeFields.extend({ by: z.enum(salesParts) }), 'from', 'to', oneYear)
/** `POST /pos/getSlowSellers`: for the last `days` days, by default 90. */
export const SlowQuery = z.object({ systemid, days: z.int().min(7).max(366).default(90) })
