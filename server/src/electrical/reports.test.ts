import { randomUUID } from 'node:crypto'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { buckets, type DueAge, duePeriods, isOfAge } from '@nivas/contract/electrical/age.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { payment } from './testing/pay.ts'
import { asked, correction, lastMonth, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const clerk = () =>
  server.as(
    ...(['electrical-profiles', 'electrical-bulk-readings', 'electrical-overall-overdues'] as const),
    ...(['electrical-group-overdues', 'electrical-electric-lines-report'] as const),
    ...(['electrical-periods-overdues', 'electrical-daily-collection', 'electrical-single-reading'] as const),
  )

/** Inserts a bill of Rs. 50 for the month `age` months ago. */
async function oldBill(house: number, line: number, charge: number, age: number) {
  const month = addMonths(today, -age)
  const { id } = await server.db
    .insertInto('electric_readings')
    .values({
      ...{ profile_id: house, line_id: line, month, last_reading: 0, reading: 0 },
      ...{ new_meter: false, units: 0, read_by: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('bill_lines')
    .values({ profile_id: house, month, reading_id: id, charge_type_id: charge, amount: 50 })
    .execute()
}

it('reports of dues equal the sum of the balances, and the collection equals the cash book', async () => {
  const staff = await clerk()
  const { line, group, houses, charges } = await makeHouses(server, 3)
  const [one, other, third] = houses.map(({ id }) => id) as [number, number, number]
  for (const age of [2, 4, 7, 10, 12, 30]) await oldBill(one, line, charges.fixed, age)
  await readHouse(staff, line, lastMonth, other, 20)
  await readHouse(staff, line, thisMonth, other, 50)
  const [due] = await staff.data(calls.readingsBalance, { id: other })
  const cash = { paymentDate: today, paymentType: 1 } as const
  await staff.data(calls.applyPayment, {
    ...{ ...cash, id: randomUUID(), amount: 30 },
    readingPayments: [{ readingId: due?.id ?? 0, amount: 30 }],
  })
  await staff.data(calls.addAdvance, { id: randomUUID(), profile: third, amount: 99.5, paymentType: 1 })

  const balances = sum((await staff.data(calls.profiles, { per_page: 200 })).map(({ balance }) => balance))
  const overall = await staff.data(calls.overdues, {})
  const byGroup = await staff.data(calls.groupOverdues, { group })
  const byPeriod = await Promise.all(duePeriods.map((period) => staff.data(calls.periodOverdues, period)))
  const totals = [
    sum(overall.map(({ total }) => total)),
    sum(overall.flatMap(({ periods }) => Object.values(periods))),
    sum(byGroup.map(({ total }) => total)),
    sum(byGroup.flatMap(({ periods }) => Object.values(periods))),
    sum(byPeriod.flat().map(({ total }) => total)),
  ].map((total) => onWire(total))
  expect(totals).toEqual(Array(5).fill(onWire(balances)))
  expect(byGroup[0]?.periods).toEqual({
    ...{ month1: 0, month3: 50, month6: 50, month9: 50, month12: 50, oldyear: 100 },
  })
  expect(overall[0]?.periods).toEqual({ current: 50, oldertotal: 250 })

  for (const { id } of houses) {
    const lines = await staff.data(calls.readingsBalance, { id })
    const duesOf = (age: DueAge) =>
      onWire(
        sum(
          lines.filter(({ readingdate }) => isOfAge(age, readingdate, today)).map(({ balance }) => balance),
        ),
      )
    expect(Object.fromEntries(buckets.map((bucket) => [bucket, duesOf(bucket)]))).toEqual(
      byGroup.find((row) => row.id === id)?.periods,
    )
    expect(overall.find((row) => row.id === id)).toMatchObject({
      periods: { current: duesOf('current'), oldertotal: duesOf('older') },
      total: duesOf('all'),
    })
  }

  const received = await staff.data(calls.dailyCollection, { paymentDate: today })
  const book = await server.db
    .selectFrom('cash_book')
    .select('amount')
    .where('counter', '=', 'electricity')
    .execute()
  expect(onWire(sum(received.map(({ amount }) => amount)))).toBe(129.5)
  expect(onWire(sum(book.map(({ amount }) => amount)))).toBe(129.5)

  const load = await staff.data(calls.lineLoad, { loadyear: Number(lastMonth.slice(0, 4)) })
  expect(load.find(({ id }) => id === line)).toMatchObject({
    [['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'][
      Number(lastMonth.slice(5, 7)) - 1
    ] as string]: 20,
  })
})

it('a period of dues is chosen by its name, with the ages of the specification or of this product', async () => {
  const staff = await clerk()
  const { line, houses, charges } = await makeHouses(server, 1)
  const { id: house } = houses[0] as { id: number }
  for (const age of [0, 2, 4, 7, 10, 30]) await oldBill(house, line, charges.fixed, age)
  await oldBill(house, line, charges.fixed, 1)
  const asSpecified = [
    { name: 'Current', fromperiod: 0, toperiod: 0, interval: 0, isOlder: 0, isCurrent: 1 },
    { name: '1-3 Months', fromperiod: 0, toperiod: 3, interval: 3, isOlder: 0, isCurrent: 0 },
    { name: '3-6 Months', fromperiod: 3, toperiod: 6, interval: 3, isOlder: 0, isCurrent: 0 },
    { name: '6-9 Months', fromperiod: 6, toperiod: 9, interval: 3, isOlder: 0, isCurrent: 0 },
    { name: '9-12 Months', fromperiod: 9, toperiod: 12, interval: 3, isOlder: 0, isCurrent: 0 },
    { name: 'Older than 12 Months', fromperiod: 12, toperiod: 0, interval: 0, isOlder: 1, isCurrent: 0 },
  ] as const
  for (const [at, period] of asSpecified.entries()) {
    const own = duePeriods[at] ?? duePeriods[0]
    const rows = await staff.data(calls.periodOverdues, period)
    expect(rows).toEqual(await staff.data(calls.periodOverdues, own))
    expect(rows.find(({ id }) => id === house)?.total).toBe(at === 1 ? 100 : 50)
  }
})

it.each([
  { name: 'Current', isCurrent: 1, fromperiod: 9, toperiod: 12 },
  { name: 'Current', isCurrent: 0, fromperiod: 0, toperiod: 1 },
  { name: '3-6 Months', isCurrent: 1, fromperiod: 3, toperiod: 6 },
  { name: '3-6 Months', isOlder: 1, fromperiod: 3, toperiod: 6 },
  { name: '3-6 Months', fromperiod: 0, toperiod: 6 },
  { name: '9-12 Months', fromperiod: 9, toperiod: 9 },
  { name: 'Older than 12 Months', isOlder: 0, fromperiod: 12, toperiod: 12 },
] as const)('ages that are not those of the period are refused: %j', async (period) => {
  const flags = { interval: 0, isOlder: 0, isCurrent: 0 } as const
  const answer = await (await clerk()).send(calls.periodOverdues, { ...flags, ...period })
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ errors: { name: ['These ages do not belong to the period.'] } })
})

it('a period without the fields for the current and the oldest period is refused at these fields', async () => {
  const [{ isOlder: _, isCurrent: __, ...period }] = duePeriods
  const answer = await (await clerk()).send(calls.periodOverdues, period as never)
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toEqual({
    isOlder: ['This is a required field'],
    isCurrent: ['This is a required field'],
  })
})

it('reports answer 401 without a session and 403 without their permission', async () => {
  const all = async (client: typeof server.anonymous) => [
    (await client.send(calls.overdues, {})).status,
    (await client.send(calls.groupOverdues, { group: 1 })).status,
    (await client.send(calls.lineLoad, { loadyear: 2026 })).status,
    (await client.send(calls.periodOverdues, duePeriods[0])).status,
    (await client.send(calls.dailyCollection, { paymentDate: today })).status,
  ]
  expect(await all(server.anonymous)).toEqual([401, 401, 401, 401, 401])
  expect(await all(await server.as('electrical-profiles'))).toEqual([403, 403, 403, 403, 403])
  expect(await all(await clerk())).toEqual([200, 200, 200, 200, 200])
})

it('lists the billed, paid and owed amounts of each line, which equal the sums of its houses and of all balances', async () => {
  const staff = await clerk()
  const { line, houses, charges } = await makeHouses(server, 2)
  const [one = 0, other = 0] = houses.map(({ id }) => id)
  await oldBill(one, line, charges.fixed, 14)
  await readHouse(staff, line, lastMonth, one, 20)
  await readHouse(staff, line, thisMonth, other, 10)
  await staff.data(calls.editReading, await correction(staff, other, thisMonth, { currentReading: 12 }))
  await staff.data(calls.applyPayment, await payment(staff, other, 40))
  const range = { from: lastMonth, to: today }
  const all = await staff.data(calls.lineAccounts, range)
  expect(all.find(({ id }) => id === line)).toMatchObject({
    ...{ houseno: null, houses: 2, billed: 340, collected: 40, owed: 350 },
  })
  expect(await staff.data(calls.lineAccounts, { ...range, line })).toMatchObject([
    { id: one, billed: 200, collected: 0, owed: 250 },
    { id: other, billed: 140, collected: 40, owed: 100 },
  ])
  const balances = sum((await staff.data(calls.profiles, { per_page: 200 })).map(({ balance }) => balance))
  expect(onWire(sum(all.map(({ owed }) => owed)))).toBe(onWire(balances))
  const ever = await staff.data(calls.lineAccounts, { from: '2000-01-01', to: today })
  const total = (key: 'billed' | 'collected' | 'owed') => onWire(sum(ever.map((row) => row[key])))
  expect(onWire(sum([total('billed'), -total('collected')]))).toBe(total('owed'))
})

it('counts a correction of a bill on its day, as in the account that the figures of a house open', async () => {
  const staff = await clerk()
  const { line, houses } = await makeHouses(server, 1)
  const id = houses[0]?.id ?? 0
  await readHouse(staff, line, lastMonth, id, 20)
  const [bill] = await staff.data(calls.bills, { ...asked(lastMonth), profile: id })
  const fixed = bill?.charges.find(({ rate }) => rate === null)?.id ?? 0
  const correct = { id: fixed, amount: 5, saved: 50, reason: 'A nought too many' }
  await staff.data(calls.correctCharge, correct)
  await staff.data(calls.applyPayment, await payment(staff, id, 40))
  const months = [
    { days: { from: lastMonth, to: addDays(thisMonth, -1) }, billed: 200, collected: 0 },
    { days: { from: thisMonth, to: today }, billed: -45, collected: 40 },
  ]
  for (const { days, ...sums } of months) {
    const [house] = await staff.data(calls.lineAccounts, { ...days, line })
    expect(house).toMatchObject({ id, ...sums })
    const { rows, opening, closing } = await staff.data(calls.statement, { id, ...days })
    const bills = rows.filter(({ kind }) => kind !== 'PAYMENT')
    expect(onWire(sum(bills.map(({ amount }) => amount)))).toBe(sums.billed)
    expect(onWire(sum([closing, -opening]))).toBe(onWire(sum([sums.billed, -sums.collected])))
  }
})

it('counts houses to read and houses with older dues on the dashboard', async () => {
  const staff = await clerk()
  const before = await staff.data(dashboard.figures, {})
  const { line, houses, charges } = await makeHouses(server, 2)
  await oldBill(houses[0]?.id ?? 0, line, charges.fixed, 4)
  await readHouse(staff, line, thisMonth, houses[1]?.id ?? 0, 10)
  const after = await staff.data(dashboard.figures, {})
  expect(after).toMatchObject({
    houses_to_read: Number(before.houses_to_read) + 1,
    houses_with_older_dues: Number(before.houses_with_older_dues) + 1,
  })
  const gate = await server.as('gate-visitor-entry')
  expect(await gate.data(dashboard.figures, {})).toMatchObject({ houses_to_read: null })
})
