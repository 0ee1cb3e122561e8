export type Fields = Record<string, unknown>

/** Records that are there: two NEW reservations, the rooms of a floor, the floor and its building. */
export type Ids = { id: number; other: number; rooms: number[]; building: number; floor: number }

/** For each call of an area that takes fields, a request that it would take, or at least understand. */
export type Samples = Record<string, (ids: Ids) => Fields>
