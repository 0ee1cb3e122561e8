import * as z from 'zod'
import { storable } from './fields.ts'
import { text as messages } from './messages.ts'

/** Several times the characters of the longest form of a record, as JSON. */
const LONGEST = 50_000

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return storable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, one]) => storable(name) && isStorable(one))
}

/**
 * What a form showed of the fields that it changes, by their names. A field that somebody else has changed since is
 * refused, with its present value in `data.known`: sent again with that, it is changed. Without `known` nothing is
 * compared.
 */
export const known = z
  .record(z.string(), z.unknown())
  .refine(isStorable, messages.characters)
  .refine((value) => JSON.stringify(value).length <= LONGEST, 'The request is too large')
  .optional()

/** The data of a refusal of fields that were changed meanwhile: what they are now, as their call takes them. */
export type ChangedMeanwhile = { known: Readonly<Record<string, unknown>> }
