import type { MealType } from '../reservations/meals.ts'
import type { PlainKey } from '../texts.ts'
import { type CategoryType, type SystemId, systems } from './systems.ts'

/** The names of the types. */
export const typeNames = { b: 'Bhaint', p: 'Prasad', m: 'Meal' } as const satisfies Record<
  CategoryType,
  PlainKey
>

/** The names of the meal types. */
export const mealNames = { L: 'Lunch', D: 'Dinner' } as const satisfies Record<MealType, PlainKey>

type Flags = { isbhaint: boolean; isprasad: boolean; ismeal: boolean }

const flagged = ({ isbhaint, isprasad, ismeal }: Flags): CategoryType[] => [
  ...(isbhaint ? (['b'] as const) : []),
  ...(isprasad ? (['p'] as const) : []),
  ...(ismeal ? (['m'] as const) : []),
]

/** The type of a category by its flags; null for none. */
export const typeOf = (flags: Flags): CategoryType | null => flagged(flags)[0] ?? null

/** The type of a category on the wire, where flags are 0 or 1. */
export const typeOfCategory = ({ isbhaint, isprasad, ismeal }: Record<keyof Flags, number>) =>
  typeOf({ isbhaint: isbhaint === 1, isprasad: isprasad === 1, ismeal: ismeal === 1 })

/** The error of a category's type; undefined when the shop may have it. */
export function wrongType(shop: SystemId, flags: Flags): PlainKey | undefined {
  const types = flagged(flags)
  if (types.length > 1) return 'A category can have only one type'
  const offered: readonly CategoryType[] = systems[shop].types
  return types.every((type) => offered.includes(type))
    ? undefined
    : 'This shop has no categories of this type'
}
