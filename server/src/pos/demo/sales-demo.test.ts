import { dayIn } from '@nivas/contract/dates.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { seededBy } from '../../demo/random.ts'
import type { Staff } from '../../demo/staff.ts'
import { inTransaction } from '../../http/transaction.ts'
import { useServer } from '../../testing/server.ts'
import { catalogueDemo } from './catalogue-demo.ts'
import { salesDemo } from './sales-demo.ts'

const server = useServer(undefined, { jobs: false })

it('fills a month of sales at three shops, with refunds, Z reports and open tills, once', async () => {
  const { userId } = await server.as()
  const today = dayIn('Asia/Kolkata')
  const staff = { office: userId, books: userId, bhandarghar: userId } as Staff
  const around = (name: string) => ({ today, now: `${today}T12:00`, staff, random: seededBy(name) })
  await inTransaction(server.db, async (trx) => {
    await sql`set local timezone = 'Asia/Kolkata'`.execute(trx)
    await catalogueDemo.fill(trx, around('catalogue'))
    expect(await salesDemo.isEmpty(trx)).toBe(true)
    await salesDemo.fill(trx, around('sales'))
    expect(await salesDemo.isEmpty(trx)).toBe(false)
  })
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from pos_tickets) as tickets,
    (select count(distinct (systemid, (sold_at at time zone 'Asia/Kolkata')::date))::int from pos_tickets) as days,
    (select count(distinct systemid)::int from pos_tickets where undoes is not null) as refunding,
    (select count(*)::int from pos_tickets where look <> '[]') as "toLookAt",
    (select count(*)::int from pos_tickets where upi > 0 and cash > 0) as split,
    (select count(*)::int from pos_tickets where donation > 0) as donations,
    (select count(*)::int from pos_tickets where meal_code is not null) as codes,
    (select count(*)::int from pos_ticket_lines where actual_price > 0) as free,
    (select count(*)::int from pos_ticket_lines where days > 1) as ranges,
    (select count(*)::int from cash_sessions where closed_at is null) as open,
    (select count(*)::int from cash_sessions where z_number is not null) as closed,
    (select count(*)::int from cash_sessions where variance <> 0) as variances,
    (select count(*)::int from pos_tickets where greatest(sold_at, received_at) > ${`${today}T12:00+05:30`}) as later,
    (select count(*)::int from pos_tickets where received_at < sold_at or (look <> '[]') <> (sent_by is not null)) as untrue,
    (select count(*)::int from pos_tickets t where exists (select from pos_ticket_lines l where l.ticket_id = t.id
      and l.type = 'b') and t.cardno is null) as "withoutCard"`.execute(server.db)
  expect(rows[0]).toMatchObject({
    days: 90,
    refunding: 3,
    open: 3,
    closed: 87,
    later: 0,
    untrue: 0,
    withoutCard: 0,
  })
  expect(rows[0]?.tickets).toBeGreaterThan(2000)
  for (const name of ['toLookAt', 'split', 'donations', 'codes', 'free', 'ranges', 'variances'])
    expect(rows[0]?.[name], name).toBeGreaterThan(0)

  const { rows: sums } = await sql<{
    sold: string
    booked: string
    lines: string
    stock: number
    moved: number
  }>`select
    (select sum(amount + donation) from pos_tickets) as sold, (select sum(total) from pos_ticket_lines) as lines,
    (select sum(amount) from cash_book where kind in ('SALE', 'DONATION')) as booked,
    (select sum(in_hand)::int from pos_stock) as stock, (select sum(qty)::int from pos_stock_rows) as moved`.execute(
    server.db,
  )
  expect(Number(sums[0]?.sold)).toBe(Number(sums[0]?.booked))
  expect(sums[0]?.stock).toBe(sums[0]?.moved)
  const { rows: numbers } = await sql<{ gaps: number }>`select count(*)::int as gaps from (
    select max(number) <> count(*) as gap from cash_receipts group by series) s where gap`.execute(server.db)
  expect(numbers[0]?.gaps).toBe(0)
})
