import * as z from 'zod'
import { nameCell, requiredCell, textCell } from '../imports/cells.ts'
import { onceEach } from '../imports/once-each.ts'
import type { SheetKind } from '../imports/sheet.ts'
import { chargesCell } from './charges-cell.ts'
import { name, signed } from './forms.ts'
import { houseKey } from './house-order.ts'
import { housesColumns } from './houses-columns.ts'
import { optionalReadingCell } from './readings-cells.ts'

const signedCell = textCell(40)
  .pipe(signed(40))
  .transform((value) => value || null)

/** Houses; a row with the number of an existing house changes it. */
export const housesSheet = {
  columns: housesColumns,
  Row: z.object({
    houseno: requiredCell(20).pipe(signed(20)),
    name: requiredCell(200).pipe(name),
    line: nameCell(200),
    group: nameCell(200),
    meterno: signedCell,
    metertype: signedCell,
    firstReading: optionalReadingCell,
    charges: chargesCell,
  }),
  besideOthers: onceEach('houseno', 'Row {{row}} already has this house', ({ houseno = '' }) =>
    houseKey(houseno),
  ),
} satisfies SheetKind
