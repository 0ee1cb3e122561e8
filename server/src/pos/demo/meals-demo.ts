import { addDays } from '@nivas/contract/dates.ts'
import { MEAL_TIMES, type MealType } from '@nivas/contract/reservations/meals.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { insertRows, takeIds } from '../../demo/insert-rows.ts'
import { addMinutes, at } from '../../demo/moments.ts'
import type { DemoPart } from '../../demo/part.ts'
import { between, chance } from '../../demo/random.ts'
import { paidMeals } from '../../reservations/index.ts'

const DAYS = 30
const COUNTERS = 3
/** The share of paid portions that are eaten: a few guests do not come. */
const COME = 0.92
/** The number of minutes for which a meal is served. */
const LONG = 75

/** The portions that a reservation or a sold line is good for at a meal of a day. */
type Right = {
  reservation_id: number | null
  line_id: number | null
  day: string
  meal: MealType
  portions: number
  /** The time of the sale on the venue's clock; the meal is eaten after it. */
  after: string
}

/** Returns the meals that Bhandar Ghar sold, refunds subtracted. */
async function soldMeals(trx: Transaction<DB>, from: string, to: string): Promise<Right[]> {
  const { rows } = await sql<Right>`
    select null::int as reservation_id, l.id as line_id, to_char(d.day, 'YYYY-MM-DD') as day, l.meal_type as meal,
      (l.qty + (select coalesce(sum(b.qty), 0) from pos_ticket_lines b where b.undoes = l.id))::int as portions,
      to_char(t.received_at, 'YYYY-MM-DD"T"HH24:MI') as after
    from pos_ticket_lines l join pos_tickets t on t.id = l.ticket_id
    cross join lateral generate_series(greatest(l.fromdate, ${from}::date), least(l.todate, ${to}::date), interval '1 day') d (day)
    where l.type = 'm' and l.qty > 0 and l.meal_type is not null order by d.day, l.id`.execute(trx)
  return rows
}

/** A month of eaten meals at three counters. */
export const mealsDemo: DemoPart = {
  name: 'meals',

  isEmpty: async (trx) => !(await trx.selectFrom('pos_meals').select('id').limit(1).executeTakeFirst()),

  fill: async (trx, { random, today, now, staff }) => {
    const from = addDays(today, 1 - DAYS)
    const paid = await paidMeals(trx, { from, to: today })
    const rights: Right[] = [
      ...paid.map((one) => ({ ...one, line_id: null, after: '' })),
      ...(await soldMeals(trx, from, today)),
    ]
    const rows = rights.flatMap(({ portions, after, ...right }) =>
      Array.from({ length: portions }, (_, i) => i + 1).flatMap((place) => {
        const served_at = addMinutes(at(right.day, MEAL_TIMES[right.meal]), between(random, 0, LONG))
        if (!chance(random, COME) || served_at > now || served_at < after) return []
        return {
          ...{ ...right, place, counter: between(random, 1, COUNTERS), served_at, received_at: served_at },
          served_by: staff.bhandarghar,
        }
      }),
    )
    const ids = await takeIds(trx, 'pos_meals', rows.length)
    await insertRows(
      trx,
      'pos_meals',
      rows.map((row, i) => ({ id: ids[i], ...row })),
    )
  },
}
