import * as z from 'zod'
import { requiredCell, yesNoCell } from '../imports/cells.ts'
import { onceEach } from '../imports/once-each.ts'
import type { SheetKind } from '../imports/sheet.ts'
import { houseKey } from './house-order.ts'
import { monthCell, monthIn, optionalReadingCell, readingCell } from './readings-cells.ts'
import { readingsColumns } from './readings-columns.ts'

/** Readings; each row has the reading of a house and month. */
export const readingsSheet = {
  columns: readingsColumns,
  Row: z.object({
    houseno: requiredCell(20),
    month: monthCell,
    reading: readingCell,
    newMeter: yesNoCell,
    finalReading: optionalReadingCell,
    meterBegan: optionalReadingCell,
  }),
  besideOthers: onceEach('houseno', 'Row {{row}} already has this house and month', ({ houseno, month }) =>
    houseno && month ? `${houseKey(houseno)}\0${monthIn(month) ?? month}` : undefined,
  ),
} satisfies SheetKind
