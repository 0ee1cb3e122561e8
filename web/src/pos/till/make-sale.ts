import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import type { Cart } from '@nivas/contract/pos/cart.ts'
import { lineTotal } from '@nivas/contract/pos/line.ts'
import { MEAL_CODE_LENGTH, mealCode, needsMealCode } from '@nivas/contract/pos/meal-code.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import type { StoredSession } from './store.ts'

/** Returns the fields that number a ticket: its session, its number there, and the number on its paper. */
export const placeOf = ({ session, next }: StoredSession) => ({
  session: session.id,
  number: next,
  printed: receiptNumber({ series: session.series, number: next }),
})

/** Makes the ticket of a cart and its payment, with the next number of the session. */
export const makeSale = (
  { system, lines, customer }: Cart,
  paymentoptions: TicketRequest['paymentoptions'],
  stored: StoredSession,
): TicketRequest => ({
  systemid: system,
  ...placeOf(stored),
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
    type: line.product.type,
    mealtype: line.product.mealtype,
    barcode: line.product.barcode ?? null,
  })),
  ...(needsMealCode(customer?.cardno ?? null, lines) && {
    mealcode: mealCode(crypto.getRandomValues(new Uint32Array(MEAL_CODE_LENGTH))),
  }),
})
