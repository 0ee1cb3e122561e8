import { posFigures } from '@nivas/contract/pos/figures.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'
import { lowStockOf } from './report-low-stock.ts'

/** The receipts of a shop that need a look, from the index of those that have had none. */
const toLookAt = (systemid: number) =>
  sql`select count(*)::int from pos_tickets where systemid = ${systemid} and look <> '[]' and looked_by is null`

export const figures = figuresOf(posFigures, {
  low_stock: () => sql`select count(*)::int from ${lowStockOf(2)}`,
  office_receipts_to_look_at: () => toLookAt(1),
  bookcentre_receipts_to_look_at: () => toLookAt(2),
  bhandarghar_receipts_to_look_at: () => toLookAt(3),
})
