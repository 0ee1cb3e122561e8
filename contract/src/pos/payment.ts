import { change as changeOf } from '../cash/notes.ts'
import { onWire, rupees, sum } from '../money.ts'
import { say, type Text } from '../texts.ts'

/** The amounts of a sale, as on the wire. */
export type Payment = {
  ticketamount: number
  totalCash: number
  donation: number
  change: number
  totalamount: number
  upiamount: number
}

/** The amounts of a sale, from the cashier's input; `change` is null until everything is covered. */
export function payment(
  ticketamount: number,
  entered: { cash: number; donation: number; upi: number },
): Omit<Payment, 'change'> & { change: number | null } {
  const totalamount = onWire(sum([ticketamount, entered.donation]))
  const inCash = rupees(totalamount).minus(entered.upi)
  return {
    ticketamount,
    totalCash: entered.cash,
    donation: entered.donation,
    totalamount,
    upiamount: entered.upi,
    change: inCash.lt(0) ? null : changeOf(entered.cash, inCash, 0),
  }
}

/** The error of a payment for a ticket of this amount; undefined when the amounts add up. */
export function wrongPayment(
  given: Payment,
  amount: number,
): { field: keyof Payment; text: Text } | undefined {
  if (given.ticketamount !== amount)
    return {
      field: 'ticketamount',
      text: say('The lines total {{amount}}. Please reload.', { amount: { rupees: amount } }),
    }
  const right = payment(amount, { cash: given.totalCash, donation: given.donation, upi: given.upiamount })
  if (given.totalamount !== right.totalamount)
    return { field: 'totalamount', text: say('The amount and the additional Bhent do not add up.') }
  if (rupees(given.upiamount).gt(right.totalamount))
    return { field: 'upiamount', text: say('The UPI amount is more than is due.') }
  if (right.change === null) return { field: 'totalCash', text: say('The cash does not cover the amount.') }
  return given.change === right.change
    ? undefined
    : { field: 'change', text: say('The change is {{change}}.', { change: { rupees: right.change } }) }
}
