import { column } from '../imports/column.ts'

/** The columns of a file of products, for any shop. */
export const productsColumns = [
  column('barcode', 'Barcode', 'बारकोड', '9788129000019', { also: ['ISBN', 'EAN', 'Code'], required: true }),
  column('name', 'Name', 'नाम', ['Prem Patra', 'प्रेम पत्र'], {
    also: ['Product', 'Product Name', 'Title'],
    required: true,
  }),
  column('category', 'Category', 'श्रेणी', ['English / Poetry', 'हिन्दी / काव्य'], {
    also: ['Category Name'],
    required: true,
  }),
  column('price', 'Sell Price', 'विक्रय मूल्य', '80', { also: ['Price', 'MRP', 'मूल्य'], required: true }),
  column('costprice', 'Cost Price', 'लागत मूल्य', '50', { also: ['Cost'] }),
  column('stock', 'First stock', 'पहला स्टॉक', '40', { also: ['Stock', 'Stock In Hand', 'Opening stock'] }),
  column('low_stock_alert', 'Low stock threshold', 'कम स्टॉक की सीमा', '5', {
    also: ['Alert Threshold', 'Threshold'],
  }),
  column('isvariable', 'Variable Price?', 'मूल्य बदलता है?', ['no', 'नहीं'], { also: ['Variable Price'] }),
  column('isvisible', 'Product Visible?', 'वस्तु दिखती है?', ['yes', 'हाँ'], { also: ['Visible'] }),
  column('enabled', 'Enabled?', 'चालू है?', ['yes', 'हाँ'], { also: ['Enabled', 'Active'] }),
] as const
