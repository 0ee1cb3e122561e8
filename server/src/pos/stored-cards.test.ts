import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { makeGoods, of } from './testing/goods.ts'
import { sell, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
const mistyped = '2345 6789 0125'

/** Numbers that an earlier version stored: it took twelve digits with a wrong check digit for a card of the venue. */
const asStoredBefore = (ticket: number) =>
  sql`alter table pos_tickets disable trigger user;
    alter table cash_receipts disable trigger user;
    update cash_receipts r set record_name = ${sql.lit(mistyped)} from pos_tickets t
      where t.receipt_id = r.id and t.id = ${sql.lit(ticket)};
    update pos_tickets set cardno = ${sql.lit(mistyped)} where id = ${sql.lit(ticket)};
    update audit_log set said = jsonb_set(said, '{officesale,customer,cardno}', to_jsonb(${sql.lit(mistyped)}::text))
      where said #>> '{officesale,customer,cardno}' = 'X-9';
    alter table pos_tickets enable trigger user;
    alter table cash_receipts enable trigger user`.execute(server.db)

const rowsWith = async (text: string) =>
  (
    await sql<{ table: string }>`
      select 'tickets' as table from pos_tickets t where t::text like ${`%${text}%`}
      union all select 'receipts' from cash_receipts r where r::text like ${`%${text}%`}
      union all select 'audit' from audit_log a where a::text like ${`%${text}%`}`.execute(server.db)
  ).rows.map(({ table }) => table)

it('mistyped numbers that earlier versions stored with sales are masked, and other cards stay', async () => {
  const goods = await makeGoods(server)
  const { id } = await sessionOf(goods.till, 1)
  const sold = (cardno: string) =>
    sell(goods.till, ticketOf(1, id, [of(goods.office)], { customer: { cardno, name: null } }))
  const { ticketid } = await sold('X-9')
  await sold('IC-4711')
  await asStoredBefore(ticketid)
  expect(await rowsWith(mistyped)).toEqual(['tickets', 'receipts', 'audit'])
  const migration = new URL('../db/migrations/0088_mistyped_cards.sql', import.meta.url)
  await sql.raw(readFileSync(migration, 'utf8')).execute(server.db)
  expect(await rowsWith('6789')).toEqual([])
  expect(await rowsWith('XXXX XXXX 0125')).toEqual(['tickets', 'receipts', 'audit'])
  expect(await rowsWith('IC-4711')).toEqual(['tickets', 'receipts', 'audit'])
})
