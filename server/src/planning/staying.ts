import { sql } from 'kysely'

/** Whether the line `l` is a stay that keeps its rooms: there is no proposal for it. */
export const staying = sql<boolean>`(cardinality(l.held) > 0 and l.room_ids = l.held)`
