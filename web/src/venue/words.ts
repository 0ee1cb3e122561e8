import type { PlainKey } from '@nivas/contract/texts.ts'
import type { AttributeType, AttributeValue } from '@nivas/contract/venue/schemas.ts'

/** The names of the types of objects with attributes. */
export const typeNames: Record<AttributeType, PlainKey> = {
  BUILDING: 'Building',
  FLOOR: 'Floor',
  ROOM: 'Room',
}

/**
 * 'Lift: Yes · Wheelchair access: All floors'. The venue chose these names, so they are the same in every
 * language.
 */
export const attributesText = (values: readonly AttributeValue[]): string =>
  values.map(({ name, value }) => `${name}: ${value}`).join(' · ')
