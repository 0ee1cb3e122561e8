import { randomUUID } from 'node:crypto'
import { pos } from '@nivas/contract/pos/calls.ts'
import type pg from 'pg'
import { connect } from '../server/src/db/connection.ts'
import { saleCall, ticketOf, type Wanted } from '../server/src/pos/testing/sell.ts'
import { runOnce } from './cluster.ts'
import { compare } from './compare.ts'
import { type HttpClient, openClient } from './http-client.ts'
import { beside } from './load.ts'
import { type Sent, type Server, sentOf } from './server.ts'
import { type Statement, type Subject, statementsFor } from './statements.ts'

const ROUNDS = 5
const CLIENTS = [1, 8, 64]
/** The tickets of half a round. */
const TICKETS = 200

/** A till with its open session. */
type Till = { key: string; session: number }

const wantedSql = `select p.id as product, p.category_id as category, (select price::float8 from pos_prices
    where product_id = p.id and valid_from <= current_date order by valid_from desc limit 1) as price
  from pos_products p join pos_categories c on c.id = p.category_id
  where p.systemid = 2 and p.is_enabled and c.type is null order by p.id limit 90`

async function openTill(server: Server): Promise<Till> {
  const key = randomUUID()
  const { data } = (await server.send({
    ...sentOf(pos.createSession, { systemid: 2 }),
    headers: { 'x-till': key },
  })) as { data: { id: number } }
  return { key, session: data.id }
}

/** A sale of three books, each time others. */
function sales(books: readonly Wanted[]): (till: Till) => Sent {
  let sold = 0
  return ({ key, session }) => {
    sold += 1
    const wanted = [0, 30, 60].map((at) => books[(at + sold) % books.length] as Wanted)
    const [, body] = saleCall({ userId: 1 }, ticketOf(2, session, wanted))
    const request = sentOf(pos.createBookCentreTicket, body as never)
    return { ...request, headers: { 'x-till': key, 'idempotency-key': randomUUID() } }
  }
}

/** The statements of a sale, with what differs between two of them. */
type Recorded = { statements: readonly Statement[]; of: Subject }

async function recordSale(recorder: Server, adminUrl: string, sale: (till: Till) => Sent): Promise<Recorded> {
  const till = await openTill(recorder)
  await recorder.send(sale(till))
  const request = sale(till)
  const statements = await recorder.record(request)
  const { rows } = await runOnce(
    adminUrl,
    `select t.id as ticket, t.receipt_id as receipt, s.id as session, r.series
     from pos_tickets t join cash_receipts r on r.id = t.receipt_id join cash_sessions s on s.id = r.session_id order by t.id desc limit 1`,
  )
  return { statements, of: { ...rows[0], key: request.headers?.['idempotency-key'] ?? '' } as Subject }
}

/** One sale by its statements: those after the ticket's and the receipt's numbers are sent with the new ones. */
async function replaySale(pool: pg.Pool, { statements, of }: Recorded, till: Subject): Promise<void> {
  const now: Subject = { ...of, ...till, key: randomUUID() }
  let held: pg.PoolClient | undefined
  for (const statement of statements) {
    const [{ text, values, name } = statement] = statementsFor([statement], of, now)
    const client = held ?? (await pool.connect())
    if (text === 'begin') held = client
    const done = await client.query({ text, ...(values && { values }), ...(name && { name }) })
    const [row] = done?.rows ?? []
    if (text.includes("pg_get_serial_sequence('pos_tickets'")) now.ticket = row.ticket
    if (text.includes('insert into cash_receipts')) now.receipt = row.id
    if (text === 'commit') held = undefined
    if (!held) client.release()
  }
}

/** Tickets a second over HTTP, and of the same statements on the driver, by tills with a session each. */
export async function measureTickets(server: Server, recorder: Server, url: string, adminUrl: string) {
  const books = (await runOnce(adminUrl, wantedSql)).rows as Wanted[]
  const sale = sales(books)
  // The numbers of tickets and receipts differ, so that each is recognised in the statements.
  await runOnce(
    adminUrl,
    `select setval(pg_get_serial_sequence('pos_tickets', 'id'), 10000000 + (select max(id) from pos_tickets))`,
  )
  const recorded = await recordSale(recorder, adminUrl, sale)
  const tills: Till[] = []
  for (let at = 0; at < Math.max(...CLIENTS); at += 1) tills.push(await openTill(server))
  const { rows } = await runOnce(
    adminUrl,
    `select id as session, 'BC-' || lpad(number::text, greatest(4, length(number::text)), '0') as series
     from cash_sessions where id = any($1)`,
    [tills.map(({ session }) => session)],
  )
  const { db, pool } = connect(url)
  const lines: string[] = []
  try {
    for (const clients of CLIENTS) {
      const amount = Math.max(TICKETS, clients * 6)
      const free = rows.slice(0, clients) as Subject[]
      const byDriver = async () => {
        const seconds = await beside(clients, amount, async () => {
          const till = free.pop() as Subject
          await replaySale(pool, recorded, till)
          free.push(till)
        })
        return amount / seconds
      }
      const open: { client: HttpClient; till: Till }[] = []
      for (const till of tills.slice(0, clients)) open.push({ client: await openClient(server), till })
      const overHttp = async () => {
        const idle = [...open]
        const seconds = await beside(clients, amount, async () => {
          const one = idle.pop()
          if (!one) throw new Error('there is a client for each worker')
          await one.client.send(sale(one.till))
          idle.push(one)
        })
        return amount / seconds
      }
      await byDriver()
      const { values, ratio } = await compare(ROUNDS, byDriver, overHttp)
      for (const { client } of open) client.close()
      const [driver = 0, http = 0] = values
      lines.push(`| ${clients} | ${Math.round(http)} | ${Math.round(driver)} | ${ratio.toFixed(2)} |`)
      console.log(lines.at(-1))
    }
  } finally {
    await db.destroy()
  }
  return { lines, statements: recorded.statements.length }
}
