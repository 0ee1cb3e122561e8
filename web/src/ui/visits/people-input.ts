import { MOST_PEOPLE } from '@nivas/contract/people.ts'
import { whole } from '../fields/whole.ts'

/** The properties of every number field of people: 0 to 10,000, whole. */
export const peopleInput = { size: 'md', min: 0, max: MOST_PEOPLE, ...whole } as const
