import type { Meal, MealType } from '@nivas/contract/reservations/meals.ts'
import type { Member } from '@nivas/contract/reservations/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { isNoShow } from './arrival-conditions.ts'

/** What the meal cards of a reservation are good for; `meals` is null without a ticket. */
export type MealCard = {
  id: number
  status: string
  /** The holders of the cards, in the order of the cards. */
  names: string[]
  meals: Meal[] | null
}

/** Returns the meal cards of the reservation with this number; undefined for an unknown number. */
export async function mealCard(db: Kysely<DB>, application_number: string): Promise<MealCard | undefined> {
  const found = await db
    .selectFrom('reservations as r')
    .leftJoin('meal_tickets as t', 't.reservation_id', 'r.id')
    .select(['r.id', 'r.status', 'r.members', 't.meals'])
    .where('r.application_number', '=', application_number)
    .executeTakeFirst()
  return (
    found && {
      id: found.id,
      status: found.status,
      // Both are jsonb: members as the contract checked them, meals as `writeTicket` wrote them.
      names: (found.members as unknown as Member[]).map(({ name }) => name),
      meals: found.meals as unknown as Meal[] | null,
    }
  )
}

/** Returns the reference of a reservation; the codes of its meal cards begin with it. */
export async function referenceOf(db: Kysely<DB>, id: number): Promise<string> {
  const { application_number } = await db
    .selectFrom('reservations')
    .select('application_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return application_number
}

/**
 * SQL for the meals on these days that PAID reservations have tickets for: `r` is the reservation, `one` the meal.
 * Guests whose rooms were released count once they come, because their cards stay valid. Each ticket is looked up by
 * its reservation: PostgreSQL overestimates the parties of a few days, and would read every ticket for a join.
 */
const mealsOfTickets = ({ from, to }: { from: string; to: string }) => sql`
  reservations r
  cross join lateral (select meals from meal_tickets where reservation_id = r.id limit 1) t
  cross join lateral jsonb_array_elements(t.meals) one
  where r.status = 'PAID' and not ${isNoShow}
    and daterange(r.arrival_date, r.departure_date, '[]') && daterange(${from}::date, ${to}::date, '[]')
    and one ->> 'flag' = 'Y' and (one ->> 'date')::date between ${from}::date and ${to}::date`

/** The number of meal cards of the reservation `r`: one for each named member. */
const cards = sql`jsonb_array_length(r.members)`

/** Returns the number of meals that reservations have tickets for, by day and meal. */
export async function expectedMeals(
  db: Kysely<DB>,
  days: { from: string; to: string },
): Promise<{ day: string; meal: MealType; people: number }[]> {
  const { rows } = await sql<{ day: string; meal: MealType; people: number }>`
    select (one ->> 'date')::date as day, one ->> 'mealtype' as meal, sum(${cards})::int as people
    from ${mealsOfTickets(days)}
    group by 1, 2`.execute(db)
  return rows
}

/** Returns the meals that `expectedMeals` counts for each reservation, by day and meal. */
export async function paidMeals(
  db: Kysely<DB>,
  days: { from: string; to: string },
): Promise<{ reservation_id: number; day: string; meal: MealType; portions: number }[]> {
  const { rows } = await sql<{ reservation_id: number; day: string; meal: MealType; portions: number }>`
    select r.id as reservation_id, one ->> 'date' as day, one ->> 'mealtype' as meal, ${cards} as portions
    from ${mealsOfTickets(days)}
    order by 2, 1, 3`.execute(db)
  return rows
}
