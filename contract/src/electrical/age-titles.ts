import type { PlainKey } from '../texts.ts'
import type { Bucket } from './age.ts'

/** The titles of the columns of dues by age, in reports and lists. */
export const bucketTitles = {
  month1: 'Current',
  month3: '1-3 Months',
  month6: '3-6 Months',
  month9: '6-9 Months',
  month12: '9-12 Months',
  oldyear: 'Older than 12 Months',
} as const satisfies Record<Bucket, PlainKey>
