import { performance } from 'node:perf_hooks'
import { cash } from '@nivas/contract/cash/calls.ts'
import { expectedCash, totalOf } from '@nivas/contract/cash/report.ts'
import { onWire, rupees, sum } from '@nivas/contract/money.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { connect } from '../../server/src/db/connection.ts'
import { makeProduct } from '../../server/src/pos/testing/make-product.ts'
import { saleCall, ticketOf, type Wanted } from '../../server/src/pos/testing/sell.ts'
import { runOnce } from '../cluster.ts'
import type { Server } from '../server.ts'
import { sendWith, uuidOf } from './send.ts'
import type { Stay } from './stays.ts'

/** The number of tills that sell beside the desks, in the shop for offerings. */
export const TILLS = 4
const SHOP = 1
const PRICES = [51, 100, 21]

/** A till with its session. */
export type Till = { till: string; session: number }
export type Shop = { goods: readonly Wanted[]; tills: readonly Till[]; ms: number[] }

/** Adds products to the shop and opens a session at each till. */
export async function openShop(server: Server, url: string): Promise<Shop> {
  const database = connect(url)
  const goods: Wanted[] = []
  for (const price of PRICES) {
    const { id, category } = await makeProduct(database, { shop: SHOP, price, name: `Offering of ${price}` })
    goods.push({ product: id, category, price })
  }
  await database.db.destroy()
  // The stays took place years ago, so the prices must hold from before them.
  await runOnce(url, `update pos_prices set valid_from = '2000-01-01'`)
  const tills: Till[] = []
  for (let at = 0; at < TILLS; at += 1) {
    const till = uuidOf(`till ${at}`)
    const { data } = await sendWith(
      server,
      pos.createSession,
      { systemid: SHOP },
      {
        'x-till': till,
        'idempotency-key': uuidOf(`session ${at}`),
      },
    )
    tills.push({ till, session: data.id })
  }
  return { goods, tills, ms: [] }
}

/**
 * Sells something to the guests of a stay. After a lost answer the caller sells again, because the key prevents a
 * double.
 */
export async function sellTo({ number, people }: Stay, server: Server, { goods, ms }: Shop, at: Till) {
  const wanted = goods
    .slice(0, 1 + (number % goods.length))
    .map((one) => ({ ...one, qty: Math.max(1, people) }))
  const [call, body] = saleCall({ userId: 1 }, ticketOf(SHOP, at.session, wanted))
  const began = performance.now()
  // Each shop has its own call, with the same kind of body: the type of one call stands for all.
  await sendWith(server, call as typeof pos.createOfficeTicket, body as never, {
    'x-till': at.till,
    'idempotency-key': uuidOf(`replay ticket ${number}`),
  })
  ms.push(performance.now() - began)
}

/** Closes the sessions, and checks all conditions that must hold; returns each with its number of violations. */
export async function closeShop(server: Server, url: string, { tills }: Shop, stays: number) {
  const totals: number[] = []
  for (const { till, session: id } of tills) {
    const expected = expectedCash((await sendWith(server, cash.report, { id }, { 'x-till': till })).data)
    const z = await sendWith(
      server,
      cash.closeSession,
      { id, counted: expected, expected },
      {
        'x-till': till,
        'idempotency-key': uuidOf(`close ${id}`),
      },
    )
    totals.push(onWire(rupees(totalOf(z.data.takings).total)))
  }
  const { rows } = await runOnce(
    url,
    `select count(*)::int as tickets, count(distinct r.number)::int as numbers,
      (max(r.number) - min(r.number) + 1)::int as span, sum(t.amount)::float8 as sum
    from pos_tickets t join cash_receipts r on r.id = t.receipt_id`,
  )
  const [held] = rows
  return {
    'tickets lost or doubled': Math.abs(stays - held.tickets),
    'ticket numbers missing': held.span - held.numbers,
    'rupees that Z reports and tickets differ by': Math.abs(onWire(sum(totals.map(rupees))) - held.sum),
  }
}
