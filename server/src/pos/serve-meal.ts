import type { Input } from '@nivas/contract/call.ts'
import { dayIn, timeIn } from '@nivas/contract/dates.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import { mealAt, type ServedMeal } from '@nivas/contract/pos/meal-calls.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, triedAgain } from '../http/refusal.ts'
import { whenMade } from '../http/when-made.ts'
import { findMealRight } from './find-meal-right.ts'
import { otherMaker } from './maker-of.ts'
import type { MealTime } from './meal-right.ts'

type Served = { id: number; served_at: Date }
/** `at` is the time of a scan that waited; `noted` is the id of the refused meal that this scan tries again. */
type Scan = MealTime & { counter: number; at: Date | undefined; by: number; noted?: number }

/**
 * Serves one portion. A portion that was served without a network has been eaten, so it is not refused: the reason is
 * recorded for the board.
 */
export const serveMeal =
  (timeZone: string) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { code, meal: chosen, counter, kept }: Input<typeof pos.serveMeal>,
  ): Promise<ServedMeal> => {
    const made = await whenMade(trx, kept)
    const at = made?.at
    const day = at ? dayIn(timeZone, at) : actor.today
    const meal = chosen ?? mealAt(timeIn(timeZone, at))
    const maker = await otherMaker(trx, made, actor.id)
    const scan = { day, meal, counter, at, by: maker?.id ?? actor.id }
    const answer = { paper: code, day, meal, counter }
    try {
      const { right, served } = await serve(trx, code, scan, timeZone)
      const { name, eaten, of } = right
      return {
        ...answer,
        id: served.id,
        name,
        eaten,
        of,
        served_at: served.served_at.toISOString(),
        refused: null,
      }
    } catch (refusal) {
      if (!at || !(refusal instanceof Refusal) || refusal.again) throw refusal
      const { id } = await writeRefused(trx, code, { ...scan, at }, refusal)
      return { ...answer, id, name: '', eaten: 0, of: 0, served_at: at.toISOString(), refused: refusal.text }
    }
  }

/** Serves the portion that a code is good for; otherwise refuses with the reason. */
export async function serve(trx: Transaction<DB>, code: string, scan: Scan, timeZone: string) {
  const asked = { day: scan.day, meal: scan.meal, timeZone }
  const right = await findMealRight(trx, code, asked)
  const { rows } = await sql<Served>`
    insert into pos_meals (reservation_id, line_id, place, day, meal, counter, served_at, served_by, noted_id)
    values (${right.reservation_id}, ${right.line_id}, ${right.place}, ${scan.day}, ${scan.meal}, ${scan.counter},
      coalesce(${scan.at ?? null}::timestamptz, now()), ${scan.by}, ${scan.noted ?? null})
    on conflict do nothing returning id, served_at`.execute(trx)
  const [served] = rows
  if (served) return { right, served }
  // Another counter has served this portion since it was found free. The second search refuses with that reason, unless
  // the meal was undone by now.
  await findMealRight(trx, code, asked)
  throw triedAgain(new Refusal(400, 'Please try again later.'))
}

async function writeRefused(trx: Transaction<DB>, code: string, scan: Scan, refusal: Refusal) {
  return trx
    .insertInto('pos_refused_meals')
    .values({
      paper: code,
      day: scan.day,
      meal: scan.meal,
      counter: scan.counter,
      why: JSON.stringify(refusal.text),
      served_at: scan.at ?? sql<Date>`now()`,
      served_by: scan.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
