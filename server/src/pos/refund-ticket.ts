import type { Input } from '@nivas/contract/call.ts'
import { totalIn } from '@nivas/contract/cash/tenders.ts'
import { onWire, rupees, sum } from '@nivas/contract/money.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import { bhaintTotal, lineTotal, prasadWorth } from '@nivas/contract/pos/line.ts'
import { undoingOf } from '@nivas/contract/pos/refund.ts'
import { systems } from '@nivas/contract/pos/systems.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import type { Transaction } from 'kysely'
import { giveBack, refundable } from '../cash/index.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { takeStockBack } from './move-stock.ts'
import { readTicket } from './read-tickets.ts'
import { type Devices, isEnabled, notEnabled } from './require-device.ts'
import { type WrittenLine, writeTicket } from './write-ticket.ts'

type Refund = Input<typeof pos.refund>
type Sold = Ticket['products'][number]
type Back = Sold & { back: number }

/** The row of the cash book for a refund of lines that cost nothing. */
const NOTHING = { tender: 'CASH', kind: 'SALE', category: null, amount: 0, undoes: null } as const

/**
 * Gives back pieces of a ticket and additional Bhent from the caller's drawer, in the tender in which they were paid.
 * The pieces return to the stock. Locks the ticket, so that concurrent refunds together give back no more than was
 * sold.
 */
export const refundTicket =
  (devices: Devices) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { systemid, id, lines, donation, utr, reason }: Refund,
  ): Promise<Ticket> => {
    if (!(await isEnabled(trx, actor, devices))) throw notEnabled()
    await trx.selectFrom('pos_tickets').select('id').where('id', '=', id).forUpdate().execute()
    const sold = await readTicket(trx, systemid, id)
    if (sold.undoes !== null) throw new Refusal(400, 'A refund cannot be given back.')
    const back = linesToGiveBack(sold, lines)
    refusePrasadWithoutBhaint(sold, back)
    const undoing = await rowsToUndo(trx, id, back, donation)
    const upi = totalIn(undoing, 'UPI')
    if (utr && upi === 0)
      throw wrongField('utr', 'Nothing is given back by UPI. Please leave the reference empty.')
    const receipt = await giveBack(trx, actor, {
      counter: systems[systemid].counter,
      record: { type: 'ticket', id, name: sold.name ?? sold.receipt_number },
      undoing: undoing.length > 0 ? undoing : [NOTHING],
      reason,
      utr,
    })
    const written = back.map(asLine)
    const next = await writeTicket(trx, {
      id: null,
      systemid,
      receipt_id: receipt.id,
      cardno: sold.cardno,
      customer_name: sold.name,
      is_typed: sold.typed,
      amount: onWire(sum(written.map(lineTotal))),
      donation: -donation,
      cash: totalIn(undoing, 'CASH'),
      change: 0,
      upi,
      sold_at: receipt.taken_at,
      sent_by: null,
      printed_as: null,
      meal_code: null,
      undoes: id,
      reason,
      look: [],
      lines: written,
    })
    const pieces = back.map(({ productid, back: qty }) => ({ product: productid, qty }))
    await takeStockBack(trx, pieces, { sale: id, refund: next, by: actor.id })
    return readTicket(trx, systemid, next)
  }

/** Returns the lines to give back. Refuses more pieces than are left: sold, not given back before, and not eaten. */
function linesToGiveBack({ products }: Ticket, lines: Refund['lines']): Back[] {
  const wanted = new Map<number, number>()
  for (const { id, qty } of lines) wanted.set(id, (wanted.get(id) ?? 0) + qty)
  return [...wanted].map(([id, qty]) => {
    const line = products.find((one) => one.id === id)
    if (!line) throw new Refusal(400, 'There is no such line on this receipt.')
    const left = line.qty - line.returned - line.eaten
    if (qty > left && line.eaten > 0)
      throw new Refusal(400, 'Only {{count}} of {{name}} can still be given back: {{eaten}} was eaten.', {
        count: left,
        name: line.productname,
        eaten: line.eaten,
      })
    if (qty > left)
      throw new Refusal(400, 'Only {{count}} of {{name}} can still be given back.', {
        count: left,
        name: line.productname,
      })
    return { ...line, back: qty }
  })
}

/** Refuses a refund after which the remaining Prasad against Bhaint would be worth more than the remaining Bhaint. */
function refusePrasadWithoutBhaint({ products }: Ticket, back: readonly Back[]): void {
  const left = products.map((line) => ({
    ...line,
    product: { type: line.type },
    qty: line.qty - line.returned - (back.find(({ id }) => id === line.id)?.back ?? 0),
  }))
  if (rupees(prasadWorth(left)).gt(bhaintTotal(left)))
    throw new Refusal(400, 'Please remove the Prasad before removing the Bhaint.')
}

/** Returns the rows of the cash book that the refund undoes. Refuses more additional Bhent than is left. */
async function rowsToUndo(trx: Transaction<DB>, id: number, back: readonly Back[], donation: number) {
  const rows = await refundable(trx, { type: 'ticket', id })
  const left = onWire(sum(rows.filter(({ kind }) => kind === 'DONATION').map(({ remaining }) => remaining)))
  if (rupees(donation).gt(left))
    throw wrongField(
      'donation',
      say('Only {{amount}} of the additional Bhent can still be given back.', { amount: { rupees: left } }),
    )
  const undoing = undoingOf(
    rows,
    back.map((line) => ({ ...line, qty: line.back })),
    donation,
  )
  if (!undoing) throw new Error(`ticket ${id} is not in the cash book`)
  return undoing
}

const asLine = (line: Back): WrittenLine => ({
  product: {
    id: line.productid,
    name: line.productname,
    categoryId: line.catid,
    category: line.category,
    type: line.type,
    mealtype: null,
    isvariable: 0,
  },
  qty: -line.back,
  price: line.price,
  actualPrice: line.actualPrice,
  fromdate: line.fromdate,
  todate: line.todate,
  undoes: line.id,
})
