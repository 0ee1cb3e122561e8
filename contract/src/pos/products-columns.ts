import type { SheetColumn } from '../imports/columns.ts'

/** The columns of a file of products, for any shop. */
export const productsColumns = [
  {
    name: 'barcode',
    title: 'Barcode',
    hindi: 'बारकोड',
    also: ['ISBN', 'EAN', 'Code'],
    required: true,
    example: { en: '9788129000019', hi: '9788129000019' },
  },
  {
    name: 'name',
    title: 'Name',
    hindi: 'नाम',
    also: ['Product', 'Product Name', 'Title'],
    required: true,
    example: { en: 'Prem Patra', hi: 'प्रेम पत्र' },
  },
  {
    name: 'category',
    title: 'Category',
    hindi: 'श्रेणी',
    also: ['Category Name'],
    required: true,
    example: { en: 'English / Poetry', hi: 'हिन्दी / काव्य' },
  },
  {
    name: 'price',
    title: 'Sell Price',
    hindi: 'विक्रय मूल्य',
    also: ['Price', 'MRP', 'मूल्य'],
    required: true,
    example: { en: '80', hi: '80' },
  },
  {
    name: 'costprice',
    title: 'Cost Price',
    hindi: 'लागत मूल्य',
    also: ['Cost'],
    example: { en: '50', hi: '50' },
  },
  {
    name: 'stock',
    title: 'First stock',
    hindi: 'पहला स्टॉक',
    also: ['Stock', 'Stock In Hand', 'Opening stock'],
    example: { en: '40', hi: '40' },
  },
  {
    name: 'low_stock_alert',
    title: 'Low stock threshold',
    hindi: 'कम स्टॉक की सीमा',
    also: ['Alert Threshold', 'Threshold'],
    example: { en: '5', hi: '5' },
  },
  {
    name: 'isvariable',
    title: 'Variable Price?',
    hindi: 'मूल्य बदलता है?',
    also: ['Variable Price'],
    example: { en: 'no', hi: 'नहीं' },
  },
  {
    name: 'isvisible',
    title: 'Product Visible?',
    hindi: 'वस्तु दिखती है?',
    also: ['Visible'],
    example: { en: 'yes', hi: 'हाँ' },
  },
  {
    name: 'enabled',
    title: 'Enabled?',
    hindi: 'चालू है?',
    also: ['Enabled', 'Active'],
    example: { en: 'yes', hi: 'हाँ' },
  },
] as const satisfies readonly SheetColumn[]
