import type { FoundVisitor } from '@nivas/contract/samadh/schemas.ts'
import { expect, it } from 'vitest'
import type { Read } from '../ui/visits/card-input.tsx'
import { fieldsOfCard, fieldsOfFound } from './card-fields.ts'

const today = '2026-11-27'

const cardOf = (birthYear: number | null) =>
  ({ number: 'NA', name: 'Asha Rao', card: { birthYear, gender: 'F', address: null } }) as unknown as Read
const foundOf = (birthyear: number | null) => ({ name: 'Asha Rao', birthyear }) as FoundVisitor

it.each([
  [1980, '1980'],
  [1901, '1901'],
  [2025, '2025'],
  [1900, null],
  // A child of this year has a card too.
  [2026, null],
  [null, null],
])('of the year of birth %j on a card the form gets %j: no year that its list lacks', (year, birthYear) => {
  expect(fieldsOfCard(cardOf(year), today).birthYear).toBe(birthYear)
  expect(fieldsOfFound(foundOf(year), today).birthYear).toBe(birthYear)
})
