import * as z from 'zod'

/**
 * What a form showed of the fields that it changes, by their names. A field that somebody else has changed since is
 * refused, with its present value in `data.known`: sent again with that, it is changed. Without `known` nothing is
 * compared.
 */
export const known = z.record(z.string(), z.unknown()).optional()

/** The data of a refusal of fields that were changed meanwhile: what they are now, as their call takes them. */
export type ChangedMeanwhile = { known: Readonly<Record<string, unknown>> }
