import { addDays, timeIn } from '@nivas/contract/dates.ts'
import { MOST_MEAL_DAYS } from '@nivas/contract/pos/line.ts'
import { type MealBoard, type MealDay, mealAt } from '@nivas/contract/pos/meal-calls.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { expectedMeals } from '../reservations/index.ts'

/** The number of days after today that the board shows. */
const FORECAST = 7

/** The number of people at a meal of a day; `meal` is null for portions that are good for lunch or dinner. */
type Count = { day: string; meal: MealType | null; people: number }
type Range = { from: string; to: string }

/**
 * Returns the expected and the served meals of today and the next seven days, and the meals that a counter without a
 * network served without a right to them.
 */
export const mealBoard =
  (timeZone: string) =>
  async (db: Kysely<DB>, actor: Actor): Promise<MealBoard> => {
    const range = { from: actor.today, to: addDays(actor.today, FORECAST) }
    const expected = [
      ...(await expectedMeals(db, range)),
      ...(await soldMeals(db, range)),
      ...(await eatenOfEither(db, range)),
    ]
    const served = await servedMeals(db, range)
    const of = (counts: readonly Count[], day: string, meal: MealType | null) =>
      counts.reduce((sum, one) => sum + (one.day === day && one.meal === meal ? one.people : 0), 0)
    const portions = (day: string, meal: MealType) => ({
      expected: of(expected, day, meal),
      served: of(served, day, meal),
    })
    const days = Array.from({ length: FORECAST + 1 }, (_, after): MealDay => {
      const day = addDays(range.from, after)
      return { day, L: portions(day, 'L'), D: portions(day, 'D'), either: of(expected, day, null) }
    })
    return { meal: mealAt(timeIn(timeZone)), days, refused: await refusedMeals(db, range.from) }
  }

/**
 * Counts the portions that Bhandar Ghar sold; lines of refunds count negatively. Numbers of days are added to the
 * first date, because `generate_series` over dates computes with times of the database's time zone, in which a clock
 * change may skip midnight.
 */
async function soldMeals(db: Kysely<DB>, { from, to }: Range): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select sold.first + later.days as day, sold.meal, sum(sold.qty)::int as people
    from (select meal_type as meal, qty, greatest(fromdate, ${from}::date) as first, least(todate, ${to}::date) as last
      from pos_ticket_lines
      where type = 'm' and fromdate between ${from}::date - ${MOST_MEAL_DAYS}::int and ${to}::date and todate >= ${from}::date
    ) as sold
    cross join lateral generate_series(0, sold.last - sold.first) as later (days)
    group by 1, 2`.execute(db)
  return rows
}

/** Moves eaten portions that are good for lunch or dinner to the meal at which they were eaten. */
async function eatenOfEither(db: Kysely<DB>, { from, to }: Range): Promise<Count[]> {
  const { rows } = await sql<{ day: string; meal: MealType; people: number }>`
    select m.day, m.meal, count(*)::int as people from pos_meals m join pos_ticket_lines l on l.id = m.line_id
    where m.day between ${from}::date and ${to}::date and m.undone_at is null and l.meal_type is null group by 1, 2`.execute(
    db,
  )
  return rows.flatMap((row) => [row, { ...row, meal: null, people: -row.people }])
}

async function servedMeals(db: Kysely<DB>, { from, to }: Range): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select day, meal, count(*)::int as people from pos_meals where day between ${from}::date and ${to}::date and undone_at is null
    group by 1, 2`.execute(db)
  return rows
}

async function refusedMeals(db: Kysely<DB>, day: string): Promise<MealBoard['refused']> {
  const { rows } = await sql<Omit<MealBoard['refused'][number], 'served_at'> & { served_at: Date }>`
    select id, paper, meal, counter, why, served_at from pos_refused_meals r where day >= ${day}::date - 1
      and not exists (select from pos_meals m where m.noted_id = r.id)
    order by served_at desc, id desc limit 50`.execute(db)
  return rows.map(({ served_at, ...row }) => ({ ...row, served_at: served_at.toISOString() }))
}
