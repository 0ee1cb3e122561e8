import * as z from 'zod'
import { asciiDigits } from '../digits.ts'
import { money } from '../fields.ts'
import { nameCell, numberCell, yesNoCell } from '../imports/cells.ts'
import { onceEach } from '../imports/once-each.ts'
import type { SheetKind } from '../imports/sheet.ts'
import { barcode } from './barcode.ts'
import { productsColumns } from './products-columns.ts'

/** An optional number; null when the cell is empty. */
const optionalNumber = (schema: z.ZodType<number, number>) =>
  z.union([z.literal('').transform(() => null), numberCell(schema)])

/** Products of a shop, identified by barcode; a row with the barcode of an existing product changes it. */
export const productsSheet = {
  columns: productsColumns,
  Row: z.object({
    barcode,
    name: nameCell(200),
    category: nameCell(500),
    price: numberCell(money),
    costprice: optionalNumber(money),
    stock: optionalNumber(z.int().min(0).max(1_000_000)),
    low_stock_alert: optionalNumber(z.int().min(0).max(10_000)),
    isvariable: yesNoCell,
    isvisible: yesNoCell,
    enabled: yesNoCell,
  }),
  // Barcodes are compared in their stored form, with digits 0 to 9.
  besideOthers: onceEach(
    'barcode',
    'Row {{row}} already has this barcode',
    ({ barcode }) => barcode && asciiDigits(barcode),
  ),
} satisfies SheetKind
