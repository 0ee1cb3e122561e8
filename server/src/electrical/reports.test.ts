import { randomUUID } from 'node:crypto'
import { duePeriods } from '@nivas/contract/electrical/age.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { lastMonth, readHouse, thisMonth } from './testing/read.ts'

const server = useServer()
const clerk = () =>
  server.as(
    ...(['electrical-profiles', 'electrical-bulk-readings', 'electrical-overall-overdues'] as const),
    ...(['electrical-group-overdues', 'electrical-electric-lines-report'] as const),
    ...(['electrical-periods-overdues', 'electrical-daily-collection'] as const),
  )

/** A bill of Rs. 50 for a month, `age` months ago. */
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

  const received = await staff.data(calls.dailyCollection, { paymentDate: today })
  const book = await server.db
    .selectFrom('cash_book')
    .select('amount')
    .where('counter', '=', 'electricity')
    .execute()
  expect(onWire(sum(received.map(({ amount }) => amount)))).toBe(129.5)
  expect(onWire(sum(book.map(({ amount }) => amount)))).toBe(129.5)

  const load = await staff.data(calls.lineLoad, { loadyear: Number(lastMonth.slice(0, 4)) })
  expect(load.find(({ id }) => id === line)?.load).toMatchObject({
    [['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'][
      Number(lastMonth.slice(5, 7)) - 1
    ] as string]: 20,
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
