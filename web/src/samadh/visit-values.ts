import { FAMILY } from '@nivas/contract/samadh/lookups.ts'
import type { VisitFields } from '@nivas/contract/samadh/visit.ts'
import type { InitialOf } from '../ui/form/draft.ts'
import { emptyPerson } from './card-fields.ts'
import type { VisitRequest } from './submit.ts'

/** The values of the form before the first card. */
export const initial: InitialOf<typeof VisitFields> = {
  ...emptyPerson,
  mobilesCollected: 0,
  tourType: FAMILY,
  children: 0,
  trayRequired: false,
  closes: null,
  outsideHours: false,
}

/** The fields that are null when empty; the others hold ''. */
const nullable = ['idProof', 'tourType', 'earlier', 'closes']

const inForm = (field: string, value: unknown): unknown => {
  if (value === null) return nullable.includes(field) ? null : ''
  return field === 'birthYear' ? String(value ?? '') : value
}

/** Returns the form values of an earlier visit. */
export const filled = ({ kept: _, sealed: _sealed, totalPeople: _total, ...visit }: VisitRequest) =>
  Object.fromEntries(
    Object.entries({ ...initial, ...visit }).map(([field, value]) => [field, inForm(field, value)]),
  ) as typeof initial
