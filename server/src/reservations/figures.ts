import { reservationFigures } from '@nivas/contract/reservations/figures.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'
import { late } from './arrival-conditions.ts'

type Status = 'HOLD' | 'PAID'

/** HOLD and PAID are counted separately, because the accommodation desk lists only PAID reservations. */
const arriving = (status: Status, today: string) =>
  sql`select count(*)::int from reservations where status = ${status} and arrival_date = ${today}`
const lateOnes = (status: Status, today: string) =>
  sql`select count(*)::int from reservations where status = ${status} and ${late(today)}`

export const figures = figuresOf(reservationFigures, {
  arrivals_today: (today) => arriving('PAID', today),
  arrivals_on_hold: (today) => arriving('HOLD', today),
  checked_in_today: (today) => sql`select count(*)::int from reservations
    where status = 'PAID' and arrival_date = ${today} and checked_in_at is not null`,
  holds_awaiting_bhent: () => sql`select sum(hold)::int from reservation_tally`,
  late_arrivals: (today) => lateOnes('PAID', today),
  late_on_hold: (today) => lateOnes('HOLD', today),
})
