import { sql } from 'kysely'

/** Floors as somebody walks by them who begins below, on the left; `b` is buildings, `f` floors. */
export const floorOrder = sql`b.name, f.floor_number, case f.position when 'LEFT' then 1 when 'CENTER' then 2 else 3 end`

/**
 * Rooms of a floor from door to door, 9 before 10; `r` is rooms. By their characters alone: a language's own order, which says
 * nothing of numbers, takes far longer for thousands of them.
 */
export const doorOrder = sql`length(r.room_number), r.room_number collate "C"`

/** Rooms in walking order; `b` is buildings, `f` floors, `r` rooms. */
export const walkingOrder = sql`${floorOrder}, ${doorOrder}`
