import { cash } from '@nivas/contract/cash/calls.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { MEAL_CODE_LENGTH, mealCode } from '@nivas/contract/pos/meal-code.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { saleCall, ticketOf, type Wanted } from '../../server/src/pos/testing/sell.ts'
import { type Kind, newMark, type Piece, rowsOf, type Step, step } from './kind.ts'

const opening = (systemid: SystemId) => step(pos.createSession, () => ({ systemid }))

/** Returns the step of a sale in a session, to a card that is the mark of the piece. */
function selling(
  system: SystemId,
  session: Step,
  mark: string,
  wanted: readonly Wanted[],
  mealcode?: string,
) {
  const request = () =>
    saleCall(
      { userId: 1 },
      ticketOf(system, Number(session.answer?.id), wanted, {
        customer: { cardno: mark, name: 'Faults', typed: true },
        ...(mealcode && { mealcode }),
      }),
    )
  return step(request()[0], () => request()[1] as Record<string, unknown>)
}

// A step can have any call; this returns its answer for a step that sells or gives back.
const sold = ({ answer }: Step) => answer as unknown as Ticket | undefined

/** The tickets with these marks, sales and refunds, with the sessions of their receipts. */
const ticketsSql = `select t.cardno as mark, t.id, t.undoes is not null as is_refund, r.session_id as session,
    (select count(*)::int from pos_meals m join pos_ticket_lines l on l.id = m.line_id where l.ticket_id = t.id) as meals
  from pos_tickets t join cash_receipts r on r.id = t.receipt_id where t.cardno = any($1)`
type Found = { mark: string; id: number; is_refund: boolean; session: number; meals: number }

function wrongOf(
  pieces: readonly Piece[],
  found: Map<string, Found[]>,
  isWrong: (piece: Piece, there: Found[]) => number,
) {
  const wrong = { lost: 0, doubled: 0 }
  for (const piece of pieces) {
    const there = found.get(piece.mark) ?? []
    if (there.filter((one) => !one.is_refund).length > 1) wrong.doubled += 1
    if (there.filter((one) => one.is_refund).length > 1) wrong.doubled += 1
    wrong.lost += isWrong(piece, there)
  }
  return wrong
}

/** A session of a till from its opening to its closing: a ticket, a refund of one piece, the Z report. */
export const tickets: Kind = {
  name: 'session, ticket, refund and closing',
  make: (n, { books }) => {
    const mark = newMark()
    const book = books[n % books.length] as Wanted
    const open = opening(2)
    const sell = selling(2, open, mark, [{ ...book, qty: 3 }])
    const refund = step(pos.refund, () => ({
      ...{ systemid: 2, id: sold(sell)?.ticketid, reason: mark },
      lines: [{ id: sold(sell)?.products[0]?.id, qty: 1 }],
    }))
    const close = step(cash.closeSession, () => {
      const left = (sold(sell)?.ticketamount ?? 0) + (sold(refund)?.ticketamount ?? 0)
      return { id: open.answer?.id, counted: left, expected: left }
    })
    return { mark, steps: [open, sell, refund, close] }
  },
  check: async (client, pieces) => {
    const found = await rowsOf<Found>(client, pieces, ticketsSql)
    const closed = await client.query<{ id: number }>(
      'select id from cash_sessions where closed_at is not null',
    )
    const closings = new Set(closed.rows.map(({ id }) => id))
    return wrongOf(pieces, found, ({ steps: [open, sell, refund, close] }, there) => {
      const has = (one: Step | undefined) =>
        !one?.answer || there.some(({ id }) => id === sold(one)?.ticketid)
      return [has(sell), has(refund), !close?.answer || closings.has(Number(open?.answer?.id))].filter(
        (one) => !one,
      ).length
    })
  },
}

/** The sale and the serving of a meal. */
export const meals: Kind = {
  name: 'meal sold and served',
  make: (n, ground) => {
    const mark = newMark()
    const today = dayIn('Asia/Kolkata')
    const meal = ground.meals[n % ground.meals.length]
    const code = mealCode(crypto.getRandomValues(new Uint32Array(MEAL_CODE_LENGTH)))
    const open = opening(3)
    const sell = selling(3, open, mark, [{ ...(meal as Wanted), from: today, to: today }], code)
    const serve = step(pos.serveMeal, () => ({
      code: sold(sell)?.receipt_number,
      meal: meal?.meal,
      counter: 1,
    }))
    return { mark, steps: [open, sell, serve] }
  },
  check: async (client, pieces) =>
    wrongOf(pieces, await rowsOf<Found>(client, pieces, ticketsSql), ({ steps: [, sell, serve] }, there) => {
      const ticket = there.find(({ id }) => id === (sell && sold(sell)?.ticketid))
      return Number(Boolean(sell?.answer && !ticket)) + Number(Boolean(serve?.answer && ticket?.meals !== 1))
    }),
}
