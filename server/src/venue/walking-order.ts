import { sql } from 'kysely'

/** Floors in walking order, from the ground floor up and from the left. `b` is buildings, `f` floors. */
export const floorOrder = sql`b.name, f.floor_number, case f.position when 'LEFT' then 1 when 'CENTER' then 2 else 3 end`

/**
 * Rooms of a floor in door order, 9 before 10. `r` is rooms. The numbers are compared by characters: the collation of a
 * language does not order numbers and takes far longer for thousands of rooms.
 */
export const doorOrder = sql`length(r.room_number), r.room_number collate "C"`

/** Rooms in walking order. `b` is buildings, `f` floors, `r` rooms. */
export const walkingOrder = sql`${floorOrder}, ${doorOrder}`
