import * as z from 'zod'
import { storable } from './fields.ts'
import { text as messages } from './messages.ts'

/** The maximum length of the field as JSON, in characters: several times that of the longest form. */
const LONGEST = 50_000

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return storable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, one]) => storable(name) && isStorable(one))
}

/**
 * The values that a form showed for the fields that it changes, by field name. The server refuses the call if another
 * user has changed one of them since then, with the present values in `data.known`; a call that sends those as `known`
 * is accepted. Without `known`, the server compares nothing.
 */
export const known = z
  .record(z.string(), z.unknown())
  .refine(isStorable, messages.characters)
  .refine((value) => JSON.stringify(value).length <= LONGEST, 'The request is too large')
  .optional()

/**
 * The data of a refusal because another user has changed fields: their present values, in the form that the call takes.
 */
export type ChangedMeanwhile = { known: Readonly<Record<string, unknown>> }
