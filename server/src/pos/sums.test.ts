import { daysBetween } from '@nivas/contract/dates.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { sumSales } from './sum-sales.ts'
import { asha, makeGoods, of, type Till } from './testing/goods.ts'
import { sell, sessionOf, ticketOf, type Wanted } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
const ZONE = 'Asia/Kolkata'
const DAY = 1440

let goods: Awaited<ReturnType<typeof makeGoods>>
let till: Till
let staff: Client
/** Opens a session of the till in each shop; those of the office and the book centre are nine days old. */
const sessions = new Map<SystemId, number>()

beforeAll(async () => {
  goods = await makeGoods(server)
  till = await atTill(server, 'office-pos', 'office-refund', 'bookcentre-pos')
  staff = await server.as('office-sales-report', 'bookcentre-low-inventory-report')
  for (const [shop, counter] of [
    [1, 'office'],
    [2, 'bookcentre'],
  ] as const) {
    await sql`insert into cash_sessions (counter, user_id, till, opened_at)
      values (${counter}, ${till.userId}, ${till.till}, now() - interval '9 days')`.execute(server.db)
    sessions.set(shop, (await sessionOf(till, shop)).id)
  }
})

const sold = (shop: SystemId, minutes: number | undefined, lines: Wanted[]) =>
  sell(
    till,
    ticketOf(shop, sessions.get(shop) ?? 0, lines, { customer: asha }),
    minutes === undefined ? {} : { minutes },
  )

const gift = () => [of(goods.bhaint, { price: 101 }), of(goods.prasad, { qty: 3, price: 0, actualPrice: 30 })]

/** Returns all reports of a shop over its days. */
async function reports(systemid: SystemId) {
  const range = { systemid, from: inDays(-8), to: today }
  const by = (key: 'day' | 'hour' | 'category') => staff.data(calls.sales, { ...range, by: key })
  return {
    products: await staff.data(calls.saleByRange, range),
    days: await by('day'),
    hours: await by('hour'),
    categories: await by('category'),
    slow: await staff.data(calls.slowSellers, { systemid, days: 7 }),
  }
}

/** Returns the takings of a shop in the cash book. */
async function takings(counter: string) {
  const { rows } = await sql<{ amount: string | null }>`select sum(amount) as amount from cash_book
    where counter = ${counter} and kind = 'SALE'`.execute(server.db)
  return Number(rows[0]?.amount)
}

/** Returns the rows of the sums that differ from the lines of the summed days. */
async function wrongSums() {
  const { rows } = await sql`
    with line as (select t.systemid, (t.sold_at at time zone ${ZONE})::date as day, l.product_id, l.total, l.qty, t.undoes
      from pos_tickets t join pos_ticket_lines l on l.ticket_id = t.id
      where t.sold_at < (select until::timestamp at time zone time_zone from pos_summed)),
    found as (select systemid, day, product_id, coalesce(sum(qty) filter (where undoes is null), 0)::int as sold,
      coalesce(-sum(qty) filter (where undoes is not null), 0)::int as returned, sum(total) as amount from line group by 1, 2, 3)
    (table found except table pos_product_days) union all (table pos_product_days except table found)`.execute(
    server.db,
  )
  return rows
}

it('the reports stay the same when days are summed, and follow late tickets and refunds', async () => {
  const early = await sold(1, 5 * DAY, [of(goods.office, { qty: 2 }), ...gift()])
  await sold(1, 3 * DAY, [of(goods.office)])
  await sold(2, 4 * DAY, [of(goods.book, { qty: 2 })])
  await sold(1, undefined, gift())
  const lines = await reports(1)
  const books = await reports(2)
  expect(lines.days.map(({ key }) => key)).toEqual([inDays(-5), inDays(-3), today])
  expect(lines.slow.find(({ id }) => id === goods.office.id)).toMatchObject({ sold: 3, lastsold: inDays(-3) })

  await sumSales(server.db, ZONE)
  const { rows: summed } = await sql`select distinct systemid, day::text as day from pos_product_days
    order by 1, 2`.execute(server.db)
  expect(summed).toEqual([
    { systemid: 1, day: inDays(-5) },
    { systemid: 1, day: inDays(-3) },
    { systemid: 2, day: inDays(-4) },
  ])
  expect(await reports(1)).toEqual(lines)
  expect(await reports(2)).toEqual(books)
  expect(await wrongSums()).toEqual([])
  await sumSales(server.db, ZONE)
  expect(await reports(1)).toEqual(lines)

  // A late ticket of a day that is already summed, which is given back today.
  await Promise.all([sold(2, 4 * DAY, [of(goods.book)]), sold(1, 5 * DAY, [of(goods.office), ...gift()])])
  await till.data(calls.refund, {
    ...{ systemid: 1, id: early.ticketid, reason: 'wrong one' },
    lines: [{ id: early.products[0]?.id ?? 0, qty: 1 }],
  })
  const after = await reports(1)
  expect(await wrongSums()).toEqual([])
  expect(after.days).toMatchObject([
    { key: inDays(-5), tickets: 2, refunds: 0, units: 2 + 4 + 1 + 4, amount: 200 + 101 + 100 + 101 },
    { key: inDays(-3), tickets: 1, refunds: 0, units: 1, amount: 100 },
    { key: today, tickets: 1, refunds: 1, units: 3, amount: 1 },
  ])
  expect(after.categories.find(({ key }) => key === String(goods.prasad.category))).toMatchObject({
    ...{ tickets: 3, refunds: 0, units: 9, amount: 0 },
  })
  for (const parts of [after.days, after.hours, after.categories])
    expect(onWire(sum(parts.map(({ amount }) => amount)))).toBe(await takings('office'))
  expect(onWire(sum(after.products.map(({ totalPrice }) => totalPrice)))).toBe(await takings('office'))
  expect((await reports(2)).products).toMatchObject([{ id: goods.book.id, productSold: 3, totalPrice: 300 }])
})

it('a venue that changes its time zone has the figures of its days immediately, and their sums after the next job', async () => {
  const before = await reports(1)
  await sumSales(server.db, 'Pacific/Auckland')
  expect(await reports(1)).toEqual(before)
  await sumSales(server.db, ZONE)
  expect(await reports(1)).toEqual(before)
  expect(await wrongSums()).toEqual([])
})

it('lines are written together with their ticket, so that a sum counts the ticket once', async () => {
  const { ticketid } = await sold(1, undefined, [of(goods.office)])
  await expect(
    sql`insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, qty, price, total)
      select ticket_id, systemid, 9, product_id, category_id, product_name, category_name, 1, 0, 0
      from pos_ticket_lines where ticket_id = ${ticketid} limit 1`.execute(server.db),
  ).rejects.toMatchObject({ constraint: 'pos_lines_at_once' })
})

it.each([
  ['whole months', '2025-02-01', '2025-03-31'],
  ['days around a month', '2025-01-30', '2025-03-02'],
  ['days of two months', '2025-01-31', '2025-02-01'],
  ['days of one month', '2025-02-02', '2025-02-27'],
  ['one day', '2025-02-28', '2025-02-28'],
])('a range of %s counts each of its days once', async (_what, from, to) => {
  const product = goods.meal.id
  await sql`insert into pos_product_days (systemid, day, product_id, sold, returned, amount)
    select 3, day, ${product}, 2, 1, 10 from generate_series('2025-01-01', '2025-04-30', interval '1 day') day
    on conflict do nothing`.execute(server.db)
  await sql`insert into pos_product_months (systemid, month, product_id, sold, returned, amount)
    select systemid, date_trunc('month', day), product_id, sum(sold), sum(returned), sum(amount) from pos_product_days
    where systemid = 3 group by 1, 2, 3 on conflict do nothing`.execute(server.db)
  const meals = await server.as('bhandarghar-sales-report')
  const [sale] = await meals.data(calls.saleByRange, { systemid: 3, from, to })
  const days = daysBetween(from, to) + 1
  expect(sale).toMatchObject({ id: product, productSold: days, totalPrice: 10 * days })
})

it('slow sellers count exactly the requested days, the last of which is today', async () => {
  const soldIn = async (days: number) =>
    (await staff.data(calls.slowSellers, { systemid: 2, days })).find(({ id }) => id === goods.book.id)?.sold
  const [week, more = 0] = [await soldIn(7), await soldIn(8)]
  await sold(2, 7 * DAY, [of(goods.book)])
  expect([await soldIn(7), await soldIn(8)]).toEqual([week, more + 1])
})
