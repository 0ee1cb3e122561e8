import type { PlainKey } from '../texts.ts'
import type { AgeGroup } from './schemas.ts'

/** The titles of the age groups in the report. */
export const ageTitles = {
  under18: 'Under 18',
  from18: '18 to 44',
  from45: '45 to 59',
  from60: '60 and over',
  ageUnknown: 'Age unknown',
} as const satisfies Record<AgeGroup, PlainKey>

/** The titles of the doses in the report, by number. */
export const doseTitles = { 1: 'Dose 1', 2: 'Dose 2' } as const satisfies Record<number, PlainKey>
