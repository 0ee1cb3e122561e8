import { financialYear } from '@nivas/contract/cash/numbers.ts'
import { allocateRefund } from '@nivas/contract/cash/tenders.ts'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../http/transaction.ts'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { actorAt, take } from '../testing/till.ts'
import { untilBlocking } from '../testing/until-blocking.ts'
import { giveBack, receiptsOf, refundable, takeMoney } from './index.ts'

const server = useServer()

let records = 0
const record = () => {
  records += 1
  return { type: 'ticket', id: records, name: `Ticket ${records}` }
}

const openSessionOf = (userId: number) =>
  server.db
    .selectFrom('cash_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute()

describe('taking money at a counter', () => {
  it('opens a session with the first amount of a person, and continues in it', async () => {
    const seller = await actorAt(server)
    await take(server, seller, 'office', 100)
    await take(server, seller, 'office', 50)
    const [session, ...others] = await openSessionOf(seller.id)
    expect(others).toEqual([])
    expect(session).toMatchObject({ counter: 'office', till: seller.till, opening_float: '0.00' })
  })

  it('separates the sessions of two tills, of two persons and of two counters', async () => {
    const one = await actorAt(server)
    const otherTill = await actorAt(server, { client: { userId: one.id } as never })
    const colleague = await actorAt(server, { till: one.till ?? '' })
    const { till: _, ...alone } = one
    for (const seller of [one, otherTill, colleague, alone]) {
      await take(server, seller, 'office', 1)
      await take(server, seller, 'bookcentre', 1)
    }
    expect(await openSessionOf(one.id)).toHaveLength(6)
    expect(await openSessionOf(colleague.id)).toHaveLength(2)
  })

  it('opens one session for twenty simultaneous first amounts, without a gap in the session numbers', async () => {
    const sellers = await Promise.all(Array.from({ length: 4 }, () => actorAt(server)))
    await Promise.all(
      sellers.flatMap((seller) => Array.from({ length: 5 }, () => take(server, seller, 'bhandarghar', 1))),
    )
    for (const seller of sellers) expect(await openSessionOf(seller.id)).toHaveLength(1)
    const sessions = await server.db
      .selectFrom('cash_sessions')
      .select('number')
      .where('counter', '=', 'bhandarghar')
      .orderBy('number')
      .execute()
    expect(sessions.map(({ number }) => number)).toEqual(sessions.map((_, i) => i + 1))
  })
})

it('a receipt that waited in a till keeps its time, and a cheque its description', async () => {
  const [seller, ticket] = [await actorAt(server), record()]
  const at = new Date(Date.now() - 90 * 60_000)
  const taking = {
    counter: 'office',
    record: ticket,
    lines: [{ kind: 'SALE', tender: 'CHEQUE', amount: 5 }],
  } as const
  await take(server, seller, 'office', 1)
  const [session] = await openSessionOf(seller.id)
  const printed = { session: session ?? { id: 0, number: 0 }, number: 2, at }
  await inTransaction(server.db, (trx) =>
    takeMoney(trx, seller, { ...taking, printed, reference: 'SBI 000123' }),
  )
  await inTransaction(server.db, (trx) => takeMoney(trx, seller, taking))
  const rows = await server.db
    .selectFrom('cash_receipts')
    .select(['taken_at', 'reference'])
    .where('record_type', '=', ticket.type)
    .where('record_id', '=', ticket.id)
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { taken_at: at, reference: 'SBI 000123' },
    { taken_at: expect.any(Date), reference: null },
  ])
  expect(Number(rows[1]?.taken_at)).toBeGreaterThan(Number(at) + 60 * 60_000)
})

describe('a receipt number', () => {
  it('of a shop belongs to its session, so that no till waits for another', async () => {
    const [one, other] = [await actorAt(server), await actorAt(server)]
    const first = await take(server, one, 'bookcentre', 10)
    const prefix = first.number.slice(0, -3)
    expect(first.number).toMatch(/^BC-\d{4}-001$/)
    // The other till's transaction is still open while this one continues to sell.
    await inTransaction(server.db, async (trx) => {
      await takeMoney(trx, other, {
        counter: 'bookcentre',
        record: record(),
        lines: [{ kind: 'SALE', tender: 'CASH', amount: 1 }],
      })
      expect((await take(server, one, 'bookcentre', 10)).number).toBe(`${prefix}002`)
    })
  })

  it('of electricity is numbered within the financial year', async () => {
    const numbers = [await actorAt(server), await actorAt(server)].map(
      async (seller) => (await take(server, seller, 'electricity', 5)).number,
    )
    const year = `EL/${financialYear(today)}`
    expect((await Promise.all(numbers)).toSorted()).toEqual([`${year}/000001`, `${year}/000002`])
  })

  it('of Bhent is a plain number', async () => {
    const seller = await actorAt(server)
    const [first, second] = [await take(server, seller, 'bhent', 1), await take(server, seller, 'bhent', 1)]
    expect([first.number, second.running]).toEqual([String(first.running), first.running + 1])
  })

  it('leaves no gap when a transaction is rolled back', async () => {
    const seller = await actorAt(server)
    const first = await take(server, seller, 'office', 1)
    await inTransaction(server.db, async (trx) => {
      await takeMoney(trx, seller, {
        counter: 'office',
        record: record(),
        lines: [{ kind: 'SALE', tender: 'CASH', amount: 1 }],
      })
      throw new Error('after all not')
    }).catch(() => {})
    expect((await take(server, seller, 'office', 1)).running).toBe(first.running + 1)
  })

  it('that a till printed itself is accepted only when it is the next one', async () => {
    const seller = await actorAt(server)
    await take(server, seller, 'bookcentre', 10)
    const [session] = await openSessionOf(seller.id)
    const printed = (number: number) => ({ printed: { session: session ?? { id: 0, number: 0 }, number } })
    expect((await take(server, seller, 'bookcentre', 10, printed(2))).running).toBe(2)
    for (const wrong of [2, 4])
      await expect(take(server, seller, 'bookcentre', 10, printed(wrong))).rejects.toMatchObject({
        status: 400,
        // Written out, because tills that opened before an update compare it.
        message: 'The receipts of a till must arrive in their order.',
      })
    expect((await take(server, seller, 'bookcentre', 10, printed(3))).running).toBe(3)
  })
})

describe('what a seller cannot do', () => {
  it('write to a session of another person', async () => {
    const [one, other] = [await actorAt(server), await actorAt(server)]
    await take(server, one, 'office', 10)
    const [session] = await openSessionOf(one.id)
    await expect(
      take(server, other, 'office', 10, { printed: { session: session ?? { id: 0, number: 0 }, number: 2 } }),
    ).rejects.toMatchObject({ status: 400, message: 'This is another person’s session.' })
  })

  it('write to a session of another counter', async () => {
    const seller = await actorAt(server)
    await take(server, seller, 'office', 10)
    const [session] = await openSessionOf(seller.id)
    await expect(
      take(server, seller, 'bookcentre', 10, {
        printed: { session: session ?? { id: 0, number: 0 }, number: 1 },
      }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('write a receipt without rows', async () => {
    const [seller, ticket] = [await actorAt(server), record()]
    const nothing = { counter: 'office', record: ticket, lines: [] } as const
    await expect(inTransaction(server.db, (trx) => takeMoney(trx, seller, nothing))).rejects.toThrow(
      'a receipt needs at least one row',
    )
    expect(await receiptsOf(server.db, ticket)).toEqual([])
  })

  it('use a UPI reference twice, at any counter', async () => {
    const seller = await actorAt(server)
    const first = await take(server, seller, 'office', 10, { upi: 10, utr: '700000000001' })
    await expect(
      take(server, await actorAt(server), 'bookcentre', 5, { upi: 5, utr: '700000000001' }),
    ).rejects.toMatchObject({
      message: `The UPI reference 700000000001 was already used for receipt ${first.number}.`,
    })
  })

  it('use a UPI reference that is used at the same time: the refusal names the receipt', async () => {
    const [one, other] = [await actorAt(server), await actorAt(server)]
    const utr = '700000000004'
    const upi = (amount: number) => ({ kind: 'SALE', tender: 'UPI', amount }) as const
    let second: Promise<unknown> | undefined
    const first = await inTransaction(server.db, async (trx) => {
      const taking = { counter: 'office', record: record(), lines: [upi(10)], utr } as const
      const receipt = await takeMoney(trx, one, taking)
      second = take(server, other, 'bookcentre', 5, { upi: 5, utr })
      second.catch(() => {})
      await untilBlocking(trx)
      return receipt
    })
    await expect(second).rejects.toMatchObject({
      status: 400,
      message: `The UPI reference ${utr} was already used for receipt ${first.number}.`,
    })
  })
})

describe('giving back', () => {
  /** Makes a receipt of Rs. 100 in cash and Rs. 200 by UPI. */
  async function sold(utr: string) {
    const seller = await actorAt(server)
    const ticket = record()
    await inTransaction(server.db, (trx) =>
      takeMoney(trx, seller, {
        counter: 'office',
        record: ticket,
        lines: [
          { kind: 'SALE', tender: 'CASH', category: 'Prasad', amount: 100 },
          { kind: 'SALE', tender: 'UPI', category: 'Prasad', amount: 200 },
        ],
        utr,
      }),
    )
    const back = (amount: number, by = seller) =>
      inTransaction(server.db, async (trx) => {
        const undoing = allocateRefund(await refundable(trx, ticket), amount)
        if (!undoing) throw new Error('there is not so much to give back')
        return giveBack(trx, by, { counter: 'office', record: ticket, undoing, reason: 'Broken' })
      })
    return { seller, ticket, back }
  }

  it('writes negative rows that name the rows they undo, in a session of the person who gives back', async () => {
    const { ticket, back } = await sold('700000000002')
    const other = await actorAt(server)
    await back(150, other)
    const rows = await server.db
      .selectFrom('cash_book as b')
      .innerJoin('cash_receipts as r', 'r.id', 'b.receipt_id')
      .leftJoin('cash_book as o', 'o.id', 'b.undoes')
      .select(['b.tender', 'b.amount', 'b.category', 'b.taken_by', 'o.tender as of', 'r.reason'])
      .where('b.amount', '<', '0')
      .where('r.record_type', '=', ticket.type)
      .where('r.record_id', '=', ticket.id)
      .orderBy('b.id')
      .execute()
    expect(rows).toEqual([
      {
        tender: 'CASH',
        amount: '-100.00',
        category: 'Prasad',
        taken_by: other.id,
        of: 'CASH',
        reason: 'Broken',
      },
      {
        tender: 'UPI',
        amount: '-50.00',
        category: 'Prasad',
        taken_by: other.id,
        of: 'UPI',
        reason: 'Broken',
      },
    ])
    expect((await receiptsOf(server.db, ticket)).map(({ rows: of }) => of.length)).toEqual([2, 2])
    expect((await refundable(server.db, ticket)).map(({ remaining }) => remaining)).toEqual([0, 150])
  })

  it('never gives back more than was received, even when two give back at once', async () => {
    const { ticket, back } = await sold('700000000003')
    const tried = await Promise.allSettled([back(200), back(200), back(200)])
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await refundable(server.db, ticket)).map(({ remaining }) => remaining)).toEqual([0, 100])
  })
})
