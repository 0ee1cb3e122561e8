import { dayIn } from '@nivas/contract/dates.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { MEAL_CODE_LENGTH, mealCode } from '@nivas/contract/pos/meal-code.ts'
import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { saleCall, ticketOf } from '../../server/src/pos/testing/sell.ts'
import { note } from './acknowledged.ts'
import type { Card, Goods } from './catalogue.ts'
import type { Staff } from './client.ts'
import { drawn, oneOf, type Work } from './work.ts'

/** Portions that were sold and are still to be served. */
const toServe: { code: string; meal: MealType }[] = []

const utr = () => String(drawn(1e12)).padStart(12, '0')

/** Chooses one to four different products, with up to three pieces of each. */
function wantedOf(goods: readonly Goods[]): Goods[] {
  const today = dayIn('Asia/Kolkata')
  const chosen = new Set(Array.from({ length: 1 + drawn(4) }, () => oneOf(goods)))
  return [...chosen].map((one) => ({
    ...one,
    qty: 1 + drawn(3),
    ...(one.type === 'm' && { from: today, to: today }),
  }))
}

/** Makes a ticket; three in ten are paid by UPI, one in ten has additional Bhent. */
function ticketFor(system: SystemId, session: number, wanted: readonly Goods[], card: Card | undefined) {
  const due = ticketOf(system, session, wanted).paymentoptions.ticketamount
  const donation = Math.random() < 0.1 ? 11 : 0
  const upi = Math.random() < 0.3 ? due + donation : 0
  const meals = wanted.some(({ type }) => type === 'm')
  return ticketOf(system, session, wanted, {
    donation,
    ...(upi > 0 && { upi, utr: utr() }),
    ...(card && { customer: card }),
    ...(meals && { mealcode: mealCode(crypto.getRandomValues(new Uint32Array(MEAL_CODE_LENGTH))) }),
  })
}

async function giveBack(staff: Staff, system: SystemId, { ticketid, products }: Ticket) {
  const line = oneOf(products)
  const back = await staff('till: a refund', pos.refund, {
    ...{ systemid: system, id: ticketid, lines: [{ id: line.id, qty: 1 }], reason: 'Damaged' },
  })
  if (back) note(back.data.ticketamount)
}

/** Returns the work at the tills of a shop. One in twenty tickets of the book centre is partly given back. */
export const tillsOf = (
  system: SystemId,
  people: number,
  goods: readonly Goods[],
  cards: readonly Card[],
): Work => {
  const own = goods.filter((one) => one.system === system)
  return {
    ...{ name: `tills (${systems[system].counter})`, people, every: 2_000 },
    open: async (staff) => {
      const opened = await staff('till: its session', pos.createSession, { systemid: system })
      const session = opened?.data.id ?? 0
      return async () => {
        const wanted = wantedOf(own)
        const needsCard = wanted.some(({ type }) => type === 'b')
        const ticket = ticketFor(system, session, wanted, needsCard ? oneOf(cards) : undefined)
        const [call, body] = saleCall({ userId: 1 }, ticket)
        // Each shop has its own call, with the same kind of body: the type of one call stands for all.
        const sold = await staff('till: a ticket', call as typeof pos.createOfficeTicket, body as never)
        if (!sold) return
        note(sold.data.ticketamount + sold.data.donation)
        const code = ticket.mealcode
        for (const { meal, qty = 1 } of wanted)
          if (meal && code) toServe.push(...Array(qty).fill({ code, meal }))
        if (system === 2 && Math.random() < 0.05) await giveBack(staff, system, sold.data)
      }
    },
  }
}

/** The meal counters of Bhandar Ghar: each scan serves one portion. */
export const mealCounters: Work = {
  ...{ name: 'meal counters', people: 3, every: 700 },
  open: (staff, number) => async () => {
    const next = toServe.shift()
    if (next) await staff('meals: a portion', pos.serveMeal, { ...next, counter: 1 + (number % 99) })
    await staff('meals: the board', pos.mealBoard, {})
  },
}
