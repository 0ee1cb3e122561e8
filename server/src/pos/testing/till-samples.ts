import type { pos } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { systems } from '@nivas/contract/pos/systems.ts'
import { sql } from 'kysely'
import { inDays, today } from '../../testing/factories.ts'
import type { Ids, NotRead, Samples } from '../../testing/samples/sample.ts'
import { makeProduct } from './make-product.ts'
import { ticketOf } from './sell.ts'

const kept = { made_at: '2026-11-21T08:00:00Z', sent_at: '2026-11-21T08:30:00Z', made_by: 1 }

/** Makes an open session of the first user without a till, or finds it; returns its id. */
export async function makeSession({ db }: Ids, shop: SystemId): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cash_sessions (counter, user_id) values (${systems[shop].counter}, 1)
    on conflict do nothing returning id`.execute(db)
  const open = await sql<{ id: number }>`select id from cash_sessions
    where counter = ${systems[shop].counter} and user_id = 1 and till is null and closed_at is null`.execute(
    db,
  )
  return rows[0]?.id ?? open.rows[0]?.id ?? 0
}

/** Makes a sale of a shop with every field: a typed card, UPI and cash, additional Bhent. */
async function aSale(ids: Ids, shop: SystemId) {
  const type = shop === 3 ? 'm' : shop === 1 ? 'p' : null
  const meal = shop === 3 ? 'L' : null
  const product = await makeProduct(ids, { shop, type, meal })
  const days = shop === 3 ? { from: inDays(1), to: inDays(2) } : {}
  const sale = ticketOf(
    shop,
    await makeSession(ids, shop),
    [
      {
        product: product.id,
        category: product.category,
        type,
        mealtype: meal,
        barcode: product.barcode,
        ...days,
      },
    ],
    {
      ...{ customer: { cardno: 'T-1', name: 'Asha Rao', typed: true }, donation: 10, upi: 50 },
      ...{ utr: String(process.hrtime.bigint()).slice(-12).padStart(12, '1') },
    },
  )
  return { ...sale, number: null, printed: 'BC-0001-001', mealcode: 'ABCDEFGH23', kept, sealed: [] }
}

/** Makes a ticket of the book centre with one line. */
async function aTicket(ids: Ids) {
  const { id: product, category } = await makeProduct(ids)
  const session = await makeSession(ids, 2)
  const { rows } = await sql<{ id: number; series: string; number: number }>`
    insert into cash_receipts (session_id, counter, taken_by, series, record_type, record_id, record_name)
    select id, counter, user_id, 'BC-' || lpad(number::text, 4, '0'), 'ticket', nextval(pg_get_serial_sequence('pos_tickets', 'id')), 'x'
    from cash_sessions where id = ${session} returning record_id as id, series, number`.execute(ids.db)
  const { id = 0, series, number } = rows[0] ?? {}
  await sql`insert into cash_book (receipt_id, tender, kind, category, amount)
    select r.id, 'CASH', 'SALE', c.name, 100 from cash_receipts r, pos_categories c
    where r.record_type = 'ticket' and r.record_id = ${id} and c.id = ${category}`.execute(ids.db)
  await sql`with ticket as (
      insert into pos_tickets (id, systemid, receipt_id, amount, cash) overriding system value
      select ${id}, 2, id, 100, 100 from cash_receipts where record_type = 'ticket' and record_id = ${id} returning id)
    insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, qty, price, total)
    select ticket.id, 2, 1, ${product}, c.id, 'x', c.name, 1, 100, 100 from ticket, pos_categories c where c.id = ${category}`.execute(
    ids.db,
  )
  const line = await ids.db
    .selectFrom('pos_ticket_lines')
    .select('id')
    .where('ticket_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, line: line.id, number: `${series}-${number}`, session }
}

const ofTicket = async (ids: Ids) => ({ systemid: 2, id: (await aTicket(ids)).id })

export const tillSamples: Samples<typeof pos> = {
  createSession: () => ({ systemid: 2, mac: null }),
  searchCustomer: () => ({
    ...{
      idNumber: null,
      name: 'Asha',
      dob: '1970-01-01',
      fatherHus: 'Mohan',
      mobileNumber: '9876543210',
      city: 'Agra',
    },
  }),
  cards: () => ({ after: 0 }),
  createOfficeTicket: async (ids) => {
    const { kept, sealed, ...officesale } = await aSale(ids, 1)
    return { officesale, kept, sealed }
  },
  createBookCentreTicket: (ids) => aSale(ids, 2),
  createBhandargharTicket: (ids) => aSale(ids, 3),
  ticket: async (ids) => ({ systemid: 2, number: (await aTicket(ids)).number }),
  tickets: async (ids) => ({ systemid: 2, session: (await aTicket(ids)).session }),
  printTicket: ofTicket,
  serveMeal: async (ids) => ({ code: (await aMeal(ids)).number, meal: 'L', counter: 2, kept, sealed: null }),
  undoMeal: async (ids) => ({ id: await aServedMeal(ids) }),
  looked: ofTicket,
  refund: async (ids) => {
    const { id, line } = await aTicket(ids)
    return { systemid: 2, id, lines: [{ id: line, qty: 1 }], donation: 0, utr: null, reason: 'Torn' }
  },
}

/** Makes the ticket of a meal for today; returns its id and its receipt number. */
async function aMeal(ids: Ids): Promise<{ ticket: number; number: string }> {
  const { id: product, category } = await makeProduct(ids, { shop: 3, type: 'm', meal: 'L' })
  const session = await makeSession(ids, 3)
  const { rows } = await sql<{ id: number; series: string; number: number }>`
    insert into cash_receipts (session_id, counter, taken_by, series, record_type, record_id, record_name)
    select id, counter, user_id, 'BG-' || lpad(number::text, 4, '0'), 'ticket', nextval(pg_get_serial_sequence('pos_tickets', 'id')), 'x'
    from cash_sessions where id = ${session} returning record_id as id, series, number`.execute(ids.db)
  const { id = 0, series, number } = rows[0] ?? {}
  await sql`insert into cash_book (receipt_id, tender, kind, category, amount)
    select r.id, 'CASH', 'SALE', c.name, 100 from cash_receipts r, pos_categories c
    where r.record_type = 'ticket' and r.record_id = ${id} and c.id = ${category}`.execute(ids.db)
  await sql`with ticket as (
      insert into pos_tickets (id, systemid, receipt_id, amount, cash) overriding system value
      select ${id}, 3, id, 100, 100 from cash_receipts where record_type = 'ticket' and record_id = ${id} returning id)
    insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, type, meal_type, qty,
      price, total, fromdate, todate)
    select ticket.id, 3, 1, ${product}, c.id, 'x', c.name, 'm', c.meal_type, 1, 100, 100, ${today}, ${today}
    from ticket, pos_categories c where c.id = ${category}`.execute(ids.db)
  return { ticket: id, number: `${series}-${number}` }
}

/** Makes a meal that the first user served just now; returns its id. */
async function aServedMeal(ids: Ids): Promise<number> {
  const { ticket } = await aMeal(ids)
  const { rows } = await sql<{ id: number }>`
    insert into pos_meals (line_id, place, day, meal, counter, served_by)
    select id, 1, ${today}, 'L', 1, 1 from pos_ticket_lines where ticket_id = ${ticket} returning id`.execute(
    ids.db,
  )
  return rows[0]?.id ?? 0
}

/** Use cases do not read `sealed`: its texts are opened into the other fields before. */
export const tillNotRead: NotRead<typeof pos> = {
  createOfficeTicket: ['sealed'],
  createBookCentreTicket: ['sealed'],
  createBhandargharTicket: ['sealed'],
  serveMeal: ['sealed'],
}
