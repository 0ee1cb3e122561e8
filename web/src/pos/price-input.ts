import { whole } from '../ui/fields/whole.ts'

/** The properties of a field for a number of pieces. */
export const piecesInput = { min: 0, max: 1_000_000, ...whole } as const
