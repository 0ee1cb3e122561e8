import { readReceiptNumber, receiptNumber } from '@nivas/contract/cash/numbers.ts'
import { readMealCard } from '@nivas/contract/pos/meal-calls.ts'
import { isRightToMeals } from '@nivas/contract/pos/meal-code.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { mealCard } from '../reservations/index.ts'
import { judgeMealCard } from './judge-meal-card.ts'
import { judgeMealLines, type MealLine } from './judge-meal-lines.ts'
import { type Eaten, type MealRight, type MealTime, unknownMeal } from './meal-right.ts'

type Asked = MealTime & { timeZone: string }

/**
 * Returns the portion that a meal card, a receipt or a satsangi card is good for now; otherwise refuses with the
 * reason.
 */
export async function findMealRight(trx: Transaction<DB>, code: string, asked: Asked): Promise<MealRight> {
  const read = readMealCard(code)
  if (read) {
    const card = await mealCard(trx, read.application_number)
    return judgeMealCard(card, read.number, asked, card ? await eatenBy(trx, card.id, asked) : [])
  }
  const tickets = await lockTickets(trx, code, asked)
  if (tickets.length === 0) throw unknownMeal()
  return judgeMealLines(await linesOf(trx, tickets, asked), asked)
}

async function eatenBy(trx: Transaction<DB>, reservation: number, { day, meal, timeZone }: Asked) {
  const { rows } = await sql<Eaten>`
    select place, to_char(served_at at time zone ${timeZone}, 'HH24:MI') as time, counter from pos_meals
    where reservation_id = ${reservation} and day = ${day} and meal = ${meal} and undone_at is null`.execute(
    trx,
  )
  return rows
}

/**
 * Locks the tickets with this meal code, receipt number or card, so that counters and refunds wait for each other. The
 * tickets of a card count until a week after their last day; a masked card finds no tickets.
 */
async function lockTickets(trx: Transaction<DB>, code: string, { day }: Asked): Promise<number[]> {
  const typed = code.toUpperCase()
  const card = isRightToMeals(code) ? code : null
  const receipt = readReceiptNumber(code)
  const { series, number } = receipt ?? { series: '', number: 0 }
  const paper = receipt && receiptNumber(receipt)
  const { rows } = await sql<{ id: number }>`
    select t.id from pos_tickets t where t.id in (
      select coalesce(t.undoes, t.id) from pos_tickets t where t.meal_code = ${typed}
      union all select coalesce(t.undoes, t.id) from cash_receipts r join pos_tickets t on t.receipt_id = r.id
        where r.series = ${series} and r.number = ${number} and t.systemid = 3
      union all select t.id from pos_tickets t where t.systemid = 3 and t.printed_as = ${paper}
      union all select t.id from pos_tickets t where t.systemid = 3 and lower(t.cardno) = lower(${card}) and t.undoes is null
        and exists (select from pos_ticket_lines l where l.ticket_id = t.id and l.type = 'm' and l.todate > ${day}::date - 7))
    order by t.id for no key update of t`.execute(trx)
  return rows.map(({ id }) => id)
}

async function linesOf(trx: Transaction<DB>, tickets: number[], { day, timeZone }: Asked) {
  const { rows } = await sql<MealLine>`
    select l.id, l.meal_type as meal, coalesce(t.customer_name, t.cardno) as name, l.fromdate, l.todate,
      (l.qty + (select coalesce(sum(b.qty), 0) from pos_ticket_lines b where b.undoes = l.id))::int as portions,
      (select coalesce(json_agg(json_build_object('place', e.place, 'counter', e.counter,
          'time', to_char(e.served_at at time zone ${timeZone}, 'HH24:MI'))), '[]')
        from pos_meals e where e.line_id = l.id and e.day = ${day} and e.undone_at is null) as eaten
    from pos_ticket_lines l join pos_tickets t on t.id = l.ticket_id
    where l.ticket_id = any(${tickets}::int[]) and l.type = 'm' and l.qty > 0 order by l.fromdate, l.id`.execute(
    trx,
  )
  return rows
}
