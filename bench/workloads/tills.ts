import { randomUUID } from 'node:crypto'
import { cash } from '@nivas/contract/cash/calls.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { saleCall, ticketOf, type Wanted } from '../../server/src/pos/testing/sell.ts'
import { type Sent, sentOf } from '../server.ts'
import type { Subject } from '../statements.ts'
import { inTurn, reading, rowsOf, rowsUnchecked, type Site, type Workload } from './workload.ts'

const BOOK_CENTRE = { systemid: 2 as const }
/**
 * The number of tills: one for each client, with its own session, so that clients do not wait for each other's
 * receipts.
 */
const TILLS = 64

/** A till with its open session, and the series of its receipts. */
type Till = { till: string; session: number; series: string }

async function openTills({ server, ...site }: Site): Promise<Till[]> {
  const tills: { till: string; session: number }[] = []
  for (let at = 0; at < TILLS; at += 1) {
    const till = randomUUID()
    const request = { ...sentOf(pos.createSession, BOOK_CENTRE), headers: { 'x-till': till } }
    const { data } = (await server.send(request)) as { data: { id: number } }
    tills.push({ till, session: data.id })
  }
  const numbers = await rowsOf<{ id: number; series: string }>(
    { server, ...site },
    `select id, 'BC-' || lpad(number::text, greatest(4, length(number::text)), '0') as series
     from cash_sessions where id = any($1)`,
    [tills.map(({ session }) => session)],
  )
  const series = new Map(numbers.map((one) => [one.id, one.series]))
  return tills.map((till) => ({ ...till, series: series.get(till.session) ?? '' }))
}

const wantedSql = `select p.id as product, p.category_id as category, (select price::float8 from pos_prices
    where product_id = p.id and valid_from <= current_date order by valid_from desc limit 1) as price
  from pos_products p join pos_categories c on c.id = p.category_id
  where p.systemid = 2 and p.is_enabled and c.type is null order by p.id limit 90`

/** Returns the same request from this till, with this idempotency key. */
const fromTill = (request: Sent, { till, key }: Subject): Sent => ({
  ...request,
  headers: { 'x-till': String(till), 'idempotency-key': String(key) },
})

const saleOf = (session: Subject[string] | undefined, wanted: readonly Wanted[]) => {
  const [, body] = saleCall({ userId: 1 }, ticketOf(2, Number(session), wanted))
  // The type of the body covers all shops; this body was made for shop 2, whose call this is.
  return sentOf(pos.createBookCentreTicket, body as never)
}

/** A sale of three books in cash. */
export const ticket: Workload = {
  name: 'ticket',
  writes: true,
  open: async (site) => {
    const tills = await openTills(site)
    const books = await rowsOf<Wanted>(site, wantedSql)
    const three = [0, 30, 60].map((at) => books[at] as Wanted)
    return {
      sent: (subject) => fromTill(saleOf(subject.session, three), subject),
      prepare: async () => ({ next: (client) => ({ ...(tills[client] as Till), key: randomUUID() }) }),
    }
  },
}

/**
 * Makes copies of a ticket, each with a new receipt, line and row of the cash book. Triggers are disabled, because the
 * copies are valid by construction. $1 is the id of the ticket, $2 the number of copies.
 */
const copies = `
  with sold as (select t.*, r.id as receipt from pos_tickets t join cash_receipts r on r.id = t.receipt_id where t.id = $1),
  copied as (
    select n, nextval(pg_get_serial_sequence('pos_tickets', 'id'))::int as ticket,
      nextval(pg_get_serial_sequence('cash_receipts', 'id'))::int as receipt,
      nextval(pg_get_serial_sequence('cash_book', 'id'))::int as row,
      nextval(pg_get_serial_sequence('pos_ticket_lines', 'id'))::int as line
    from generate_series(1, $2::int) n),
  receipts as (
    insert into cash_receipts (id, session_id, counter, taken_by, series, number, record_type, record_id, record_name)
    overriding system value
    select c.receipt, r.session_id, r.counter, r.taken_by, 'BENCH', c.receipt, 'ticket', c.ticket, r.record_name
    from copied c, sold s join cash_receipts r on r.id = s.receipt),
  rows as (
    insert into cash_book (id, receipt_id, tender, kind, category, amount, session_id, counter, taken_by, taken_at)
    overriding system value
    select c.row, c.receipt, b.tender, b.kind, b.category, b.amount, b.session_id, b.counter, b.taken_by, now()
    from copied c, sold s join cash_book b on b.receipt_id = s.receipt),
  tickets as (
    insert into pos_tickets (id, systemid, receipt_id, amount, cash) overriding system value
    select c.ticket, s.systemid, c.receipt, s.amount, s.amount from copied c, sold s)
  insert into pos_ticket_lines (id, ticket_id, systemid, place, product_id, category_id, product_name, category_name, type, qty,
    price, total)
  overriding system value
  select c.line, c.ticket, l.systemid, l.place, l.product_id, l.category_id, l.product_name, l.category_name, l.type, l.qty,
    l.price, l.total
  from copied c, sold s join pos_ticket_lines l on l.ticket_id = s.id
  returning ticket_id as ticket, id as line, (select row from copied where line = pos_ticket_lines.id) as row`

/** The refund of one of three pieces of a ticket. */
const refund: Workload = {
  name: 'refund',
  writes: true,
  open: async (site) => {
    const tills = await openTills(site)
    const [book] = await rowsOf<Wanted>(site, wantedSql)
    const [first] = tills
    const sale = saleOf(first?.session, [{ ...(book as Wanted), qty: 3 }])
    const sold = (await site.server.send(fromTill(sale, { ...first, key: randomUUID() }))) as {
      data: { ticketid: number }
    }
    return {
      sent: (subject) => {
        const lines = [{ id: Number(subject.line), qty: 1 }]
        const back = { ...BOOK_CENTRE, id: Number(subject.ticket), lines, reason: 'Damaged' }
        return fromTill(sentOf(pos.refund, back), subject)
      },
      prepare: async (amount) => {
        const next = inTurn(await rowsUnchecked<Subject>(site, copies, [sold.data.ticketid, amount]))
        return { next: (client) => ({ ...next(), ...(tills[client] as Till), key: randomUUID() }) }
      },
    }
  },
}

/** Inserts PAID reservations of one person with a meal ticket for today. */
const paidGuests = `
  with paid as (
    insert into reservations (application_number, status, event_type_id, applicant_name, members, arrival_date,
      departure_date, arrival_time, departure_time, phone, email, wants_meals)
    select 'A26-' || lpad(n::text, greatest(6, length(n::text)), '0'), 'PAID', 1, 'Ramesh Sharma',
      '[{"name": "Ramesh Sharma", "age": 50, "i_card_number": "NA"}]', $2::date, $2::date + 1, '10:00', '20:00',
      '+91 50000 00000', 'guest@example.org', true
    from (select nextval('application_numbers') as n from generate_series(1, $1::int)) as next
    returning id, application_number as number),
  tickets as (
    insert into meal_tickets (reservation_id, meals)
    select id, jsonb_build_array(jsonb_build_object('date', $2::date, 'mealtype', 'L', 'flag', 'Y')) from paid)
  select id, number from paid`

const mealScan: Workload = {
  name: 'meal scan',
  writes: true,
  open: async (site) => {
    const today = dayIn('Asia/Kolkata')
    return {
      sent: ({ number }) => sentOf(pos.serveMeal, { code: `${number}/1`, meal: 'L', counter: 1 }),
      prepare: async (amount) => ({
        next: inTurn(await rowsOf<Subject>(site, paidGuests, [amount, today])),
      }),
    }
  },
}

/** Returns the id of the first open session of the book centre. */
const openSession = async (site: Site) => {
  const [session] = await rowsOf<{ id: number }>(
    site,
    `select s.id from cash_sessions s where s.counter = 'bookcentre' and s.closed_at is null order by s.id limit 1`,
  )
  return { id: session?.id ?? 0 }
}

/** The workloads of the tills and the meal counters. */
export const tills: readonly Workload[] = [
  ticket,
  refund,
  reading('X report', cash.report, openSession),
  mealScan,
]
