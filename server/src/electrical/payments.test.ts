import { randomUUID } from 'node:crypto'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { describe, expect, it } from 'vitest'
import { audited } from '../testing/audited.ts'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { actorAt, take } from '../testing/till.ts'
import { dues, owing, payment, takings } from './testing/pay.ts'
import { correction, lastMonth, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const clerk = () => server.as('electrical-profiles', 'electrical-bulk-readings', 'electrical-single-reading')

describe('paying dues', () => {
  it('covers the oldest month first, its fixed charge before its units, and writes the cash book', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const before = await takings(server)
    expect(await dues(staff, house.id)).toEqual([50, 150, 50, 75])
    const { status, body } = await staff.send(calls.applyPayment, await payment(staff, house.id, 210))
    expect([status, body.message]).toEqual([200, 'Payment applied successfully.'])
    expect(body.data).toMatchObject({
      ...{ received: 210, method: 'CASH', paid_on: today, undoes: null, undone: false },
      ...{ receipt_number: expect.stringMatching(/^EL\/\d\d-\d\d\/\d{6}$/), profile: { id: house.id } },
      lines: [
        { readingdate: lastMonth, amount: 50 },
        { readingdate: lastMonth, amount: 150 },
        { readingdate: thisMonth, amount: 10 },
      ],
    })
    expect(await dues(staff, house.id)).toEqual([40, 75])
    expect(onWire((await takings(server)) - before)).toBe(210)
    const { data: rows } = (await staff.send(calls.profiles, { houseno: house.houseno })).body
    expect(rows).toMatchObject([{ balance: 115, lastpayment: { day: today, amount: 210 } }])
    expect((await staff.data(calls.payments, { id: house.id })).map(({ id }) => id)).toEqual([body.data.id])
  })

  it('uses credits with money, and sets them against dues without money', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    await staff.data(calls.applyPayment, await payment(staff, house.id, 325))
    // The correction takes away ten units: the payment stays, and the excess is a credit.
    await staff.data(calls.editReading, await correction(staff, house.id, thisMonth, { currentReading: 20 }))
    expect(await dues(staff, house.id)).toEqual([-75])
    const alone = await staff.send(calls.applyPayment, {
      ...{ id: randomUUID(), paymentDate: today, paymentType: 1, amount: 75 },
      readingPayments: [
        { readingId: (await staff.data(calls.readingsBalance, { id: house.id }))[0]?.id ?? 0, amount: -75 },
      ],
    })
    expect([alone.status, alone.body.message]).toEqual([
      400,
      'Please select positive amount along with negative before saving a record.',
    ])
    await staff.data(calls.editReading, await correction(staff, house.id, lastMonth, { currentReading: 10 }))
    expect(await dues(staff, house.id)).toEqual([-75])
    await staff.data(calls.editReading, await correction(staff, house.id, thisMonth, { currentReading: 40 }))
    // Last month 10 units, this month 30: Rs. 75 of credit in October, Rs. 150 more due in November.
    expect(await dues(staff, house.id)).toEqual([-75, 150])
    const netted = await staff.data(calls.applyPayment, await payment(staff, house.id, 0))
    expect(netted).toMatchObject({ received: 0, receipt_number: null, method: null })
    expect(await dues(staff, house.id)).toEqual([75])
  })

  it('is charged once when it is sent many times, even without an idempotency key', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const request = await payment(staff, house.id, 100)
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => staff.send(calls.applyPayment, request)),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const ids = new Set<number>(replies.map(({ body }) => body.data.id))
    expect(ids.size).toBe(1)
    expect(await audited(server, 'electrical.applyPayment', Number([...ids][0]))).toBe(1)
    expect(await dues(staff, house.id)).toEqual([100, 50, 75])
    const another = { ...(await payment(staff, house.id, 10)), id: request.id }
    expect((await staff.send(calls.applyPayment, another)).body.message).toMatch(
      /already collected with receipt EL/,
    )
    const other = await owing(server, staff)
    const reused = { ...(await payment(staff, other.id, 10)), id: request.id }
    expect((await staff.send(calls.applyPayment, reused)).status).toBe(422)
  })

  it('is refused for dues that another clerk took, and after a correction of a reading', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const [one, other] = [await payment(staff, house.id, 60), await payment(staff, house.id, 60)]
    const replies = await Promise.all([one, other].map((request) => staff.send(calls.applyPayment, request)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(replies.find(({ status }) => status === 400)?.body.message).toBe(
      'The dues have changed meanwhile. Please check them again.',
    )
    const late = await payment(staff, house.id, 265)
    const edit = await correction(staff, house.id, thisMonth, { currentReading: 31 })
    const [paid, edited] = await Promise.all([
      staff.send(calls.applyPayment, late),
      staff.send(calls.editReading, edit),
    ])
    expect(edited.status).toBe(200)
    expect([200, 400]).toContain(paid.status)
    const owed = onWire(sum(await dues(staff, house.id)))
    expect(owed).toBe(paid.status === 200 ? 7.5 : 272.5)
  })

  it.each([
    ['another amount', { amount: 11 }, 400, 'The dues have changed meanwhile. Please check them again.'],
    ['yesterday', { paymentDate: '2020-01-01' }, 400, 'The payment date must be today. Please reload.'],
    ['a cheque without its number', { paymentType: 3 }, 422, 'This is a required field'],
    [
      'UPI without a reference',
      { paymentType: 2, paymentDescription: '12' },
      422,
      'The UPI reference (UTR) has 12 digits',
    ],
    [
      'signs',
      { paymentType: 3, paymentDescription: 'a-b' },
      422,
      'Please enter letters, digits and spaces only',
    ],
    [
      'a description of cash',
      { paymentType: 1, paymentDescription: 'SBI 4711' },
      422,
      'A cash payment has no description. Please choose the payment method it belongs to.',
    ],
    ['no bills', { readingPayments: [] }, 422, 'Nothing to apply. Closing window.'],
    [
      'a bill twice',
      { readingPayments: [1, 1].map((readingId) => ({ readingId, amount: 5 })) },
      422,
      'The same bill is listed twice',
    ],
    ['no method', { paymentType: 9 }, 422, 'Must be one of: 1, 2, 3, 4'],
  ])('refuses %s, and takes nothing', async (_, change, expected, text) => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const { status, body } = await staff.send(calls.applyPayment, {
      ...(await payment(staff, house.id, 10)),
      ...change,
    } as never)
    expect([status, Object.values(body.errors ?? { message: [body.message] })[0]]).toEqual([expected, [text]])
    expect(await dues(staff, house.id)).toEqual([50, 150, 50, 75])
  })

  it('refuses more than is selected, a newer month before an older one, and bills of two houses', async () => {
    const staff = await clerk()
    const [house, other] = [await owing(server, staff), await owing(server, staff)]
    const lines = await staff.data(calls.readingsBalance, { id: house.id })
    const ids = lines.map(({ id }) => id) as [number, number, number, number]
    const [strange] = await staff.data(calls.readingsBalance, { id: other.id })
    const send = async (readingPayments: { readingId: number; amount: number }[]) =>
      (
        await staff.send(calls.applyPayment, {
          ...{ id: randomUUID(), paymentDate: today, paymentType: 1 },
          amount: onWire(sum(readingPayments.map(({ amount }) => Math.abs(amount)))),
          readingPayments,
        })
      ).body.message
    expect(await send([{ readingId: ids[0], amount: 51 }])).toBe(
      'Receiving amount should be less than or equal to selected amount.',
    )
    const newerFirst = [
      { readingId: ids[1], amount: 10 },
      { readingId: ids[2], amount: 50 },
    ]
    expect(await send(newerFirst)).toBe('The dues have changed meanwhile. Please check them again.')
    // The same lines and the same money, with one rupee of the older line on the newer one.
    const shifted = [
      { readingId: ids[0], amount: 49 },
      { readingId: ids[1], amount: 141 },
    ]
    expect(await send(shifted)).toBe('The dues have changed meanwhile. Please check them again.')
    expect(await send([{ readingId: 999_999_999, amount: 5 }])).toBe(
      'The dues have changed meanwhile. Please check them again.',
    )
    const both = [
      { readingId: ids[0], amount: 50 },
      { readingId: strange?.id ?? 0, amount: 50 },
    ]
    expect(await send(both)).toBe('These bills belong to more than one house.')
  })

  it('takes a UPI payment with its reference once', async () => {
    const staff = await clerk()
    const [house, other] = [await owing(server, staff), await owing(server, staff)]
    const utr = '412345678901'
    const paid = await staff.data(
      calls.applyPayment,
      await payment(staff, house.id, 50, { paymentType: 2, utr }),
    )
    expect(paid).toMatchObject({ method: 'UPI', utr })
    const again = await staff.send(
      calls.applyPayment,
      await payment(staff, other.id, 50, { paymentType: 2, paymentDescription: utr }),
    )
    expect([again.status, again.body.message]).toEqual([
      400,
      `The UPI reference ${utr} was already used for receipt ${paid.receipt_number}.`,
    ])
  })

  it('takes a UPI reference in the description that could be an Aadhaar number, and masks any other', async () => {
    const staff = await clerk()
    const house = await owing(server, staff)
    const take = async (more: Parameters<typeof payment>[3]) =>
      staff.data(calls.applyPayment, await payment(staff, house.id, 10, more))
    const paymentDescription = '3000 0003 0124'
    const upi = await take({ paymentType: 2, paymentDescription })
    expect(upi).toMatchObject({ utr: '300000030124', description: null })
    const masked = { description: 'XXXX XXXX 0124' }
    expect(await take({ paymentType: 3, paymentDescription })).toMatchObject(masked)
    const both = { paymentType: 2, paymentDescription, utr: '412345678902' } as const
    expect(await take(both)).toMatchObject({ ...masked, utr: both.utr })
    await staff.data(calls.applyPayment, await payment(staff, house.id, 295))
    const advance = { id: randomUUID(), profile: house.id, amount: 10, paymentType: 2 as const }
    const ahead = await staff.data(calls.addAdvance, { ...advance, paymentDescription: '234567890124' })
    expect(ahead.utr).toBe('234567890124')
  })
})

it('the database refuses an allocation beyond a line or a payment, and a payment without money', async () => {
  const staff = await clerk()
  const house = await owing(server, staff)
  const paid = await staff.data(calls.applyPayment, await payment(staff, house.id, 50))
  const [line] = await staff.data(calls.readingsBalance, { id: house.id })
  const more = (amount: number) =>
    server.db
      .insertInto('dues_allocations')
      .values({ payment_id: paid.id, profile_id: house.id, line_id: line?.id ?? 0, amount })
      .execute()
  await expect(more(151)).rejects.toMatchObject({ constraint: 'dues_allocations_within_line' })
  await expect(more(1)).rejects.toMatchObject({ constraint: 'dues_payment_adds_up' })
  const change = server.db
    .updateTable('dues_payments')
    .set({ received: 1 })
    .where('id', '=', paid.id)
    .execute()
  await expect(change).rejects.toMatchObject({ code: '23001' })
  const money = { received: 1, method: 'CASH', receipt_number: 'x' }
  const without = server.db
    .insertInto('dues_payments')
    .values({ key: randomUUID(), profile_id: house.id, paid_on: today, taken_by: staff.userId, ...money })
    .execute()
  await expect(without).rejects.toMatchObject({ code: '23514' })
})

it('the database refuses a payment with the receipt of a different record, of the same or another counter', async () => {
  const staff = await clerk()
  const house = await owing(server, staff)
  const [line] = await staff.data(calls.readingsBalance, { id: house.id })
  const on = (receipt_id: number) =>
    server.db.transaction().execute(async (trx) => {
      const money = { received: 10, method: 'CASH', receipt_id, receipt_number: 'x' }
      const { id } = await trx
        .insertInto('dues_payments')
        .values({ key: randomUUID(), profile_id: house.id, paid_on: today, taken_by: staff.userId, ...money })
        .returning('id')
        .executeTakeFirstOrThrow()
      const allocation = { payment_id: id, profile_id: house.id, line_id: line?.id ?? 0, amount: 10 }
      await trx.insertInto('dues_allocations').values(allocation).execute()
    })
  for (const counter of ['electricity', 'office'] as const) {
    const { id } = await take(server, await actorAt(server), counter, 10)
    await expect(on(id)).rejects.toMatchObject({ constraint: 'dues_payment_has_its_receipt' })
  }
})

it('the calls of payments answer 401 without a session and 403 without the permission', async () => {
  const all = async (client: typeof server.anonymous) => [
    (await client.send(calls.readingsBalance, { id: 1 })).status,
    (await client.send(calls.paymentMethods, {})).status,
    (await client.send(calls.undoPayment, { id: 2_000_000_000, reason: 'x' })).status,
  ]
  expect(await all(server.anonymous)).toEqual([401, 401, 401])
  expect(await all(await server.as('electrical-bulk-readings'))).toEqual([403, 403, 403])
  expect(await all(await clerk())).toEqual([200, 200, 404])
})
