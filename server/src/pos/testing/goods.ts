import { randomUUID } from 'node:crypto'
import { cash } from '@nivas/contract/cash/calls.ts'
import { expectedCash } from '@nivas/contract/cash/report.ts'
import { sql } from 'kysely'
import type { TestServer } from '../../testing/server.ts'
import { atTill } from '../../testing/till.ts'
import { makeProduct } from './make-product.ts'
import type { Wanted } from './sell.ts'

export type Till = Awaited<ReturnType<typeof atTill>>
export type Product = Awaited<ReturnType<typeof makeProduct>>

/** The satsangi of `makeGoods` as a till sends her; the server takes her name from the registry. */
export const asha = { cardno: 'T-900', name: 'whatever the till says' }

/** Makes a product of each kind that the shops sell, a satsangi of the registry, and a till of all shops. */
export async function makeGoods(server: TestServer) {
  await server.db
    .insertInto('customers')
    .values({ id_card_no: asha.cardno, main_name: 'Asha', surname: 'Rao' })
    .execute()
  return {
    book: await makeProduct(server, { stock: 10, name: 'Book' }),
    office: await makeProduct(server, { shop: 1, name: 'Incense' }),
    bhaint: await makeProduct(server, { shop: 1, type: 'b', variable: true, name: 'Bhaint' }),
    prasad: await makeProduct(server, { shop: 1, type: 'p', price: 30, stock: 50, name: 'Laddu' }),
    meal: await makeProduct(server, { shop: 3, type: 'm', meal: 'L', price: 25, name: 'Lunch' }),
    till: await atTill(server, 'office-pos', 'bookcentre-pos', 'bhandarghar-pos'),
  }
}

/** Makes a line with this product. */
export const of = (
  { id, category }: Product,
  more: Omit<Partial<Wanted>, 'product' | 'category'> = {},
): Wanted => ({
  product: id,
  category,
  ...more,
})

export async function stockOf(server: TestServer, { id }: Product): Promise<number | undefined> {
  const { rows } = await sql<{ stock: number }>`select pos_stock_of(${id}) as stock`.execute(server.db)
  return rows[0]?.stock
}

/** Makes another user at the same till. */
export async function colleagueAt(server: TestServer, till: Till): Promise<Till> {
  const colleague = await atTill(server, 'bookcentre-pos')
  return {
    ...till,
    userId: colleague.userId,
    send: (call, request, headers = {}) =>
      colleague.send(call, request, {
        ...headers,
        'x-till': till.till,
        'idempotency-key': headers['idempotency-key'] ?? randomUUID(),
      }),
  }
}

/** Closes a session with exactly the expected cash as its count. */
export async function closeSession(till: Till, id: number) {
  const expected = expectedCash(await till.data(cash.report, { id }))
  return till.send(cash.closeSession, { id, counted: expected, expected })
}
