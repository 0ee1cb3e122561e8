import * as z from 'zod'
import { get, post } from '../call.ts'
import { id, idInAddress } from '../fields.ts'
import { barcode } from './barcode.ts'
import {
  AddStock,
  CategoriesQuery,
  CorrectStock,
  DevicesQuery,
  EditCategory,
  EditDevice,
  EditProduct,
  NewCategory,
  NewDevice,
  NewProduct,
  ProductInShop,
  ProductsQuery,
  RemovePrice,
  RestorePrice,
} from './forms.ts'
import { imageTypes, MOST_IMAGE_BYTES } from './image.ts'
import {
  Category,
  Device,
  LowStockProduct,
  Price,
  Product,
  SoldCatalogue,
  SoldCategory,
  SoldProduct,
  StockRow,
} from './schemas.ts'
import { byShop, ofAnyShop, systemid } from './systems.ts'

const ofShop = z.object({ systemid })

/** The terms for calls that send the bytes of a picture. */
const bytes = { untouched: ['base64Image'], secret: ['base64Image'] } as const

const ofCategory = {
  permission: byShop('categories'),
  record: 'category',
  returns: Category,
  ...bytes,
} as const
const ofProduct = {
  permission: byShop('products'),
  record: 'product',
  returns: Product,
} as const
const ofDevice = {
  permission: 'bhandarghar-devices',
  record: 'device',
  returns: Device,
  message: 'Record updated successfully.',
} as const

/** The calls for categories, products, stock and prices of the shops, and for the devices of their tills. */
export const catalogueCalls = {
  bhaintPrasadCategories: post('/pos/category/getBhainPrasadCategories', {
    permission: byShop('pos'),
    summary: 'The enabled Bhaint and Prasad categories of a shop, by name',
    body: ofShop,
    returns: z.array(SoldCategory),
    reads: true,
  }),
  mainCategories: post('/pos/category/getMainCategories', {
    permission: byShop('pos'),
    summary: 'The enabled categories of a shop that its catalogue shows, by name',
    body: ofShop,
    returns: z.array(SoldCategory),
    reads: true,
  }),
  productsOfCategory: post('/pos/category/getCategoriesProductByCatId', {
    permission: byShop('pos'),
    summary: 'The enabled, visible products of a category and of the enabled ones below it, by name',
    body: z.object({ systemid, categoryid: id }),
    returns: z.array(SoldProduct),
    reads: true,
  }),
  productByBarcode: post('/pos/product/searchProductByBarcode', {
    permission: byShop('pos'),
    summary: 'The enabled product of a shop with this barcode',
    body: z.object({ systemid, barcode }),
    returns: SoldProduct,
    reads: true,
  }),
  soldCatalogue: get('/pos/catalogue', {
    permission: byShop('pos'),
    summary: 'All that a till may sell; of a till that has this version, the stock that moved since then',
    query: z.object({
      systemid,
      version: z.string().max(100).optional(),
      stock_at: idInAddress.optional(),
    }),
    returns: SoldCatalogue,
  }),

  categories: get('/pos/categories', {
    permission: ofAnyShop('categories', 'products'),
    summary: 'The categories of the shops of the caller, a page at a time',
    query: CategoriesQuery,
    returns: Category,
    paged: true,
  }),
  addCategory: post('/pos/category/addCategory', {
    ...ofCategory,
    summary: 'Add a category of a shop',
    body: NewCategory,
    message: 'Record added successfully.',
  }),
  updateCategory: post('/pos/category/updateCategory', {
    ...ofCategory,
    summary: "Change a shop's category, or switch it off or on",
    body: EditCategory,
    message: 'Record updated successfully.',
  }),

  products: get('/pos/products', {
    permission: ofAnyShop('products'),
    summary: 'The products of the shops of the caller, a page at a time',
    query: ProductsQuery,
    returns: Product,
    paged: true,
  }),
  addProduct: post('/pos/product/addProduct', {
    ...ofProduct,
    summary: 'Add a product of a shop, with its stock',
    body: NewProduct,
    message: 'Record added successfully.',
  }),
  updateProduct: post('/pos/product/updateProduct', {
    ...ofProduct,
    summary: "Change a shop's product, its future prices and its stock",
    body: EditProduct,
    message: 'Record updated successfully.',
  }),
  prices: post('/pos/product/getPrices', {
    permission: byShop('products'),
    summary: 'The prices of a product by day, the last first',
    body: ProductInShop,
    returns: z.array(Price),
    reads: true,
  }),
  removePrice: post('/pos/product/removePrice', {
    ...ofProduct,
    summary: 'Take back a price that does not apply yet',
    body: RemovePrice,
    message: 'Record updated successfully.',
  }),
  restorePrice: post('/pos/product/restorePrice', {
    ...ofProduct,
    summary: 'Restore a price of a product that was taken back',
    body: RestorePrice,
    message: 'Record updated successfully.',
  }),
  addStock: post('/pos/product/addStock', {
    ...ofProduct,
    summary: 'Add to the stock of a product',
    body: AddStock,
    message: 'Record updated successfully.',
  }),
  correctStock: post('/pos/product/correctStock', {
    ...ofProduct,
    summary: 'Correct the stock of a product to the counted quantity',
    body: CorrectStock,
    message: 'Record updated successfully.',
  }),
  stockRows: post('/pos/product/getStockRows', {
    permission: byShop('products'),
    summary: 'The last 200 movements of the stock of a product',
    body: ProductInShop,
    returns: z.array(StockRow),
    reads: true,
  }),

  lowStock: post('/pos/lowstockproducts', {
    permission: byShop('reports'),
    summary: 'Products whose stock is at or below their threshold, and those below zero, which are first',
    body: ofShop,
    returns: z.array(LowStockProduct),
    reads: true,
  }),

  /** `GET /api/pos/images/:id` returns the bytes (`server/src/pos/serve-image.ts`). */
  uploadImage: post('/pos/images/:systemid', {
    permission: byShop('categories', 'products'),
    summary: 'Upload an image for a category or product of a shop',
    params: ofShop,
    upload: { types: imageTypes, most: MOST_IMAGE_BYTES },
    returns: z.object({ id: z.int() }),
    record: 'picture',
  }),

  devices: get('/pos/devices', {
    permission: 'bhandarghar-devices',
    summary: 'The devices of the tills, a page at a time',
    query: DevicesQuery,
    returns: Device,
    paged: true,
  }),
  addDevice: post('/pos/device/addDevice', { ...ofDevice, summary: 'Add a device', body: NewDevice }),
  updateDevice: post('/pos/device/updateDevice', {
    ...ofDevice,
    summary: 'Change a device, or switch it off or on',
    body: EditDevice,
  }),
}
