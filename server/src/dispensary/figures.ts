import { dispensaryFigures } from '@nivas/contract/dispensary/figures.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'

export const figures = figuresOf(dispensaryFigures, {
  patients_today: (today) => sql`select count(*)::int from patient_visits where visit_day = ${today}`,
})
