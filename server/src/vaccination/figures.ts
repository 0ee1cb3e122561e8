import { vaccinationFigures } from '@nivas/contract/vaccination/figures.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'

export const figures = figuresOf(vaccinationFigures, {
  one_dose_only: () => sql`select count(*)::int from vaccination_persons where dose_count = 1`,
})
