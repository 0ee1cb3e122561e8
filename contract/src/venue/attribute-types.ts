import type { PlainKey } from '../texts.ts'
import type { AttributeType } from './schemas.ts'

/** The names of the types of objects with attributes. */
export const typeNames = {
  BUILDING: 'Building',
  FLOOR: 'Floor',
  ROOM: 'Room',
} as const satisfies Record<AttributeType, PlainKey>
