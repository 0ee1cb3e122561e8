import * as z from 'zod'
import { requiredCell, yesNoCell } from '../imports/cells.ts'
import { firstRowOf } from '../imports/first-row.ts'
import type { SheetKind } from '../imports/sheet.ts'
import { say } from '../texts.ts'
import { houseKey } from './house-order.ts'
import { monthCell, monthIn, optionalReadingCell, readingCell } from './readings-cells.ts'
import { readingsColumns } from './readings-columns.ts'

/** The reading of a house and month. */
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
  besideOthers: () => {
    const first = firstRowOf()
    return ({ houseno, month }, row) => {
      const earlier =
        houseno && month ? first(`${houseKey(houseno)}\0${monthIn(month) ?? month}`, row) : undefined
      return earlier
        ? [{ name: 'houseno', text: say('Row {{row}} has this house and month already', { row: earlier }) }]
        : []
    }
  },
} satisfies SheetKind
