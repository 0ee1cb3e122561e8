import { addDays } from '@nivas/contract/dates.ts'
import { venueFigures } from '@nivas/contract/venue/figures.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'
import { heldRooms } from './held-rooms.ts'

export const figures = figuresOf(venueFigures, {
  rooms_free_tonight: (
    today,
  ) => sql`select count(*)::int from rooms r join buildings b on b.id = r.building_id
    where r.is_active and b.is_active and r.id not in (${heldRooms(today, addDays(today, 1))})`,
})
