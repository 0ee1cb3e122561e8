import { reservationFigures } from '@nivas/contract/reservations/figures.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'
import { late } from './arrival-conditions.ts'

export const figures = figuresOf(reservationFigures, {
  arrivals_today: (today) =>
    sql`select count(*)::int from reservations where status in ('HOLD', 'PAID') and arrival_date = ${today}`,
  checked_in_today: (today) => sql`select count(*)::int from reservations
    where status = 'PAID' and arrival_date = ${today} and checked_in_at is not null`,
  holds_awaiting_bhent: () => sql`select sum(hold)::int from reservation_tally`,
  late_arrivals: (today) => sql`select count(*)::int from reservations where ${late(today)}`,
})
