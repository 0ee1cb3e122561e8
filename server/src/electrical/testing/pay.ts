import { randomUUID } from 'node:crypto'
import type { Request } from '@nivas/contract/call.ts'
import { allocate, allocatedAmount } from '@nivas/contract/electrical/allocate.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import type { Database } from '../../db/connection.ts'
import type { Client } from '../../testing/client.ts'
import { today } from '../../testing/factories.ts'
import { makeHouses } from './make-house.ts'
import { lastMonth, readHouse, thisMonth } from './read.ts'

type Db = Pick<Database, 'db'>

/** Makes a house that owes Rs. 200 for last month and Rs. 125 for this one: Rs. 50 fixed and Rs. 7.50 a unit. */
export async function owing(server: Db, staff: Client) {
  const { line, houses } = await makeHouses(server, 1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  await readHouse(staff, line, lastMonth, house.id, 20)
  await readHouse(staff, line, thisMonth, house.id, 30)
  return { line, ...house }
}

/** Makes the request that pays this amount for the selected lines, by default all of them. */
export async function payment(
  staff: Client,
  profile: number,
  received: number,
  more: {
    only?: readonly number[]
    paymentType?: 1 | 2 | 3 | 4
    paymentDescription?: string
    utr?: string
  } = {},
): Promise<Request<typeof calls.applyPayment>> {
  const { only, paymentType = 1, ...rest } = more
  const lines = (await staff.data(calls.readingsBalance, { id: profile }))
    .filter(({ id }) => !only || only.includes(id))
    .map(({ readingdate, ...line }) => ({ ...line, month: readingdate }))
  const readingPayments = allocate(lines, received)
  return {
    ...{ id: randomUUID(), paymentDate: today, paymentType, amount: allocatedAmount(readingPayments) },
    readingPayments,
    ...rest,
  }
}

/** Returns the balance of each open line of a house. */
export const dues = async (staff: Client, id: number) => {
  const lines = await staff.data(calls.readingsBalance, { id })
  return lines.map(({ balance }) => balance)
}

/** Returns the counter's total in the cash book. */
export const takings = async (server: Db) =>
  onWire(
    sum(
      (
        await server.db
          .selectFrom('cash_book')
          .select('amount')
          .where('counter', '=', 'electricity')
          .execute()
      ).map(({ amount }) => amount),
    ),
  )
