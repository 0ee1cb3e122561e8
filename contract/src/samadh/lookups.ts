import type { PlainKey } from '../texts.ts'

type Choice<Id> = { readonly id: Id; readonly name: PlainKey }

/** The proofs of identity, by the specification's ids. */
export const idProofs = [
  { id: 1, name: 'Satsangi card' },
  { id: 2, name: 'Aadhaar' },
  { id: 3, name: 'Passport' },
  { id: 4, name: 'Driving licence' },
  { id: 5, name: 'Voter card' },
  { id: 6, name: 'PAN' },
  { id: 7, name: 'Other' },
] as const satisfies readonly Choice<number>[]

/** The proof whose number the venue issues, and which is stored unchanged. */
export const SATSANGI_CARD = 1
/** The default proof of identity. */
export const AADHAAR = 2

export const tourTypes = [
  { id: 1, name: 'SINGLE' },
  { id: 2, name: 'GROUP' },
  { id: 3, name: 'FAMILY' },
  { id: 4, name: 'STUDENT' },
] as const satisfies readonly Choice<number>[]

/** Tour types in the filter of a list: their names, and `NONE` for visits without one. */
export const tourFilters = ['SINGLE', 'GROUP', 'FAMILY', 'STUDENT', 'NONE'] as const
export type TourFilter = (typeof tourFilters)[number]

/** The id of a tour type by its name in a filter; null for visits without one. */
export const tourTypeOf = (name: TourFilter): number | null =>
  tourTypes.find((type) => type.name === name)?.id ?? null

/** The default tour type. */
export const FAMILY = 3

export const genders = [
  { id: 'M', name: 'Male' },
  { id: 'F', name: 'Female' },
  { id: 'O', name: 'Other' },
] as const satisfies readonly Choice<string>[]
export const genderIds = ['M', 'F', 'O'] as const
