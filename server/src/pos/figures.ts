import { posFigures } from '@nivas/contract/pos/figures.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'
import { lowStockOf } from './report-low-stock.ts'

export const figures = figuresOf(posFigures, {
  low_stock: () => sql`select count(*)::int from ${lowStockOf(2)}`,
})
