import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { vaccinationFigures } from '@nivas/contract/vaccination/figures.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'

export const figures = figuresOf(vaccinationFigures, {
  // Counted only up to the limit of their list: each dashboard asks for this every minute.
  one_dose_only: () => sql`select count(*)::int from (
    select from vaccination_persons where dose_count = 1 limit ${MOST_COUNTED + 1}) as counted`,
})
