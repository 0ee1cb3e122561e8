import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import type { Cart } from '@nivas/contract/pos/cart.ts'
import { type Line, lineTotal } from '@nivas/contract/pos/line.ts'
import { MEAL_CODE_LENGTH, mealCode } from '@nivas/contract/pos/meal-code.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import type { KeptSession } from './store.ts'

const needsCode = (lines: readonly Line[], customer: Cart['customer']) =>
  customer === null && lines.some(({ product }) => product.type === 'm')

/** Where a ticket is booked: its session, its number there, and the number on its paper. */
export const placeOf = ({ session, next }: KeptSession) => ({
  session: session.id,
  number: next,
  printed: receiptNumber({ series: session.series, number: next }),
})

/** The ticket of a cart with its payment, for the number that its session has next. */
export const makeSale = (
  { system, lines, customer }: Cart,
  paymentoptions: TicketRequest['paymentoptions'],
  kept: KeptSession,
): TicketRequest => ({
  systemid: system,
  ...placeOf(kept),
  customer,
  paymentoptions,
  ticketlines: lines.map((line) => ({
    productid: line.product.id,
    catid: line.product.categoryId,
    productname: line.product.name,
    price: line.price,
    qty: line.qty,
    actualPrice: line.actualPrice,
    systemid: system,
    total: lineTotal(line),
    fromdate: line.fromdate,
    todate: line.todate,
  })),
  ...(needsCode(lines, customer) && {
    mealcode: mealCode(crypto.getRandomValues(new Uint32Array(MEAL_CODE_LENGTH))),
  }),
})
