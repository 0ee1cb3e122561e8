import { MOST_PEOPLE } from '@nivas/contract/people.ts'
import { whole } from '../fields/whole.ts'

/** The properties of every field for a number of people: a whole number from 0 to 10,000. */
export const peopleInput = { size: 'md', min: 0, max: MOST_PEOPLE, ...whole } as const
