import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { actorAt, take } from '../testing/till.ts'

const server = useServer()

let receipt: number
let session: number
let closed: number
let user: number
/** The series of the open session's receipts. */
let series: string

beforeAll(async () => {
  const seller = await actorAt(server)
  user = seller.id
  const taken = await take(server, seller, 'office', 100)
  receipt = taken.id
  series = taken.number.slice(0, -4)
  const find = () =>
    server.db
      .selectFrom('cash_sessions')
      .select('id')
      .where('user_id', '=', user)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow()
  session = (await find()).id
  await sql`insert into cash_movements (session_id, amount, reason, made_by) values (${session}, 10, 'x', ${user})`.execute(
    server.db,
  )
  await take(server, seller, 'bookcentre', 100)
  const other = await server.db
    .selectFrom('cash_sessions')
    .select('id')
    .where('user_id', '=', user)
    .where('counter', '=', 'bookcentre')
    .executeTakeFirstOrThrow()
  closed = other.id
  await sql`update cash_sessions set closed_at = now(), closed_by = ${user}, counted = 100 where id = ${closed}`.execute(
    server.db,
  )
  await sql`insert into cash_days (day, cash, to_bank, signed_by) values ('2026-01-01', 1, 1, ${user})`.execute(
    server.db,
  )
  await sql`insert into cash_day_open_sessions (session_id, day) values (${session}, '2026-01-01')`.execute(
    server.db,
  )
  await sql`insert into cash_day_sessions (session_id, day) values (${closed}, '2026-01-01')`.execute(
    server.db,
  )
})

/** Inserts a receipt without rows into the open session. */
async function newReceipt(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cash_receipts (session_id, counter, taken_by, series, record_type, record_id, record_name)
    values (${session}, 'office', ${user}, ${series}, 'x', 1, 'x') returning id`.execute(server.db)
  return rows[0]?.id ?? 0
}

const refused = (statement: string) => expect(sql.raw(statement).execute(server.db)).rejects

describe('the database', () => {
  it.each([
    'cash_book',
    'cash_receipts',
    'cash_movements',
    'cash_days',
    'cash_day_sessions',
    'cash_day_open_sessions',
  ])('changes and deletes no row of %s', async (table) => {
    await refused(`delete from ${table}`).toMatchObject({ code: '23001' })
    await refused(`truncate ${table} cascade`).toMatchObject({ code: '23001' })
    const column = {
      cash_book: 'amount',
      cash_receipts: 'number',
      cash_movements: 'amount',
      cash_days: 'to_bank',
      cash_day_sessions: 'session_id',
      cash_day_open_sessions: 'session_id',
    }[table]
    await refused(`update ${table} set ${column} = ${column}`).toMatchObject({ code: '23001' })
  })

  it('deletes no session', async () => {
    await refused(`delete from cash_sessions`).toMatchObject({ code: '23001' })
  })

  it('signs off no session that is open', async () => {
    await refused(
      `insert into cash_day_sessions (session_id, day) values (${session}, '2026-01-01')`,
    ).toMatchObject({ constraint: 'cash_day_sessions_are_closed' })
  })

  it.each([
    ['whose it is', 'user_id = 1'],
    ['its number', 'number = number + 1'],
    ['its counter', `counter = 'bhent'`],
    ['when it was opened', `opened_at = now() + interval '1 hour'`],
  ])('never changes %s', async (_, change) => {
    await refused(`update cash_sessions set ${change} where id = ${session}`).toMatchObject({ code: '23001' })
  })

  it.each([
    ['the count of', 'counted = 99'],
    [
      'the opening of',
      'closed_at = null, closed_by = null, z_number = null, counted = null, expected = null',
    ],
    ['the reason of', `variance_reason = 'x'`],
  ])('changes nothing of a closed session: %s', async (_, change) => {
    await refused(`update cash_sessions set ${change} where id = ${closed}`).toMatchObject({ code: '23001' })
  })

  it('does not change a float after the first receipt', async () => {
    await refused(`update cash_sessions set opening_float = 1 where id = ${session}`).toMatchObject({
      constraint: 'cash_session_has_begun',
    })
  })

  it('refuses every write to a closed session: a receipt, a row of an old receipt, a movement', async () => {
    const closedOnes = { constraint: 'cash_session_is_open' }
    await refused(`insert into cash_receipts (session_id, counter, taken_by, series, record_type, record_id, record_name)
      values (${closed}, 'bookcentre', ${user}, 'BC-0001', 'x', 1, 'x')`).toMatchObject(closedOnes)
    await refused(`insert into cash_book (receipt_id, tender, kind, amount)
      select id, 'CASH', 'SALE', 1 from cash_receipts where session_id = ${closed}`).toMatchObject(closedOnes)
    await refused(
      `insert into cash_movements (session_id, amount, reason, made_by) values (${closed}, 1, 'x', ${user})`,
    ).toMatchObject(closedOnes)
  })

  it('writes no receipt of another person to a session', async () => {
    await refused(`insert into cash_receipts (session_id, counter, taken_by, series, record_type, record_id, record_name)
      values (${session}, 'office', 1, '${series}', 'x', 1, 'x')`).toMatchObject({ code: '23503' })
  })

  it('sets the owner of a row itself, and ignores the value given', async () => {
    const { rows } = await sql<{ session_id: number; counter: string; taken_by: number }>`
      insert into cash_book (receipt_id, tender, kind, amount, session_id, counter, taken_by, taken_at)
      values (${await newReceipt()}, 'CASH', 'SALE', 1, ${closed}, 'bhent', 1, '2000-01-01') returning session_id, counter, taken_by`.execute(
      server.db,
    )
    expect(rows).toEqual([{ session_id: session, counter: 'office', taken_by: user }])
  })

  it('numbers a series itself, without duplicates and gaps', async () => {
    const write = (
      number: string,
    ) => `insert into cash_receipts (session_id, counter, taken_by, series, number, record_type, record_id, record_name)
      values (${session}, 'office', ${user}, '${series}', ${number}, 'x', 1, 'x') returning number`
    const { rows } = await sql.raw<{ number: number }>(write('null')).execute(server.db)
    const first = rows[0]?.number ?? 0
    for (const next of [String(first + 1), 'null']) await sql.raw(write(next)).execute(server.db)
    for (const wrong of [first, first + 2, first + 4, -1])
      await refused(write(String(wrong))).toMatchObject({ constraint: 'cash_receipts_in_order' })
    const { rows: last } = await sql.raw(write(String(first + 3))).execute(server.db)
    expect(last).toEqual([{ number: first + 3 }])
  })

  it('gives a receipt no series of another counter, session or financial year', async () => {
    const at = async (counter: 'bhent' | 'electricity') => {
      const seller = await actorAt(server)
      const { id } = await take(server, seller, counter, 1)
      return sql<{
        session_id: number
        taken_by: number
      }>`select session_id, taken_by from cash_receipts where id = ${id}`
        .execute(server.db)
        .then(({ rows }) => ({ counter, session: rows[0]?.session_id ?? 0, taker: rows[0]?.taken_by ?? 0 }))
    }
    const shop = { counter: 'office', session, taker: user }
    const [bhent, electricity] = [await at('bhent'), await at('electricity')]
    const write = (
      of: { counter: string; session: number; taker: number },
      name: string,
      day = '2026-06-01',
    ) => `insert into cash_receipts (session_id, counter, taken_by, taken_at, series, record_type, record_id, record_name)
      values (${of.session}, '${of.counter}', ${of.taker}, '${day} 12:00+05:30', '${name}', 'x', 1, 'x')`
    const next = `OF-${String(Number(series.slice(3)) + 1).padStart(4, '0')}`
    for (const name of ['bhent', next, series.replace('OF', 'BC'), 'EL/26-27', 'T-1'])
      await refused(write(shop, name)).toMatchObject({ constraint: 'cash_receipts_series' })
    await refused(write(bhent, series)).toMatchObject({ constraint: 'cash_receipts_series' })
    for (const name of ['bhent', 'EL/25-26', 'EL/27-28'])
      await refused(write(electricity, name)).toMatchObject({ constraint: 'cash_receipts_series' })
    for (const [year, day] of [
      ['29-30', '2030-03-31'],
      ['30-31', '2030-04-01'],
      ['99-00', '2099-12-31'],
    ] as const)
      await sql.raw(write(electricity, `EL/${year}`, day)).execute(server.db)
  })

  it('gives back only the rest of a row, in its tender, for its counter and its kind', async () => {
    const { rows } = await sql<{ id: number }>`insert into cash_book (receipt_id, tender, kind, amount)
      values (${await newReceipt()}, 'CASH', 'SALE', 50) returning id`.execute(server.db)
    const undoes = rows[0]?.id
    const [first, second] = [await newReceipt(), await newReceipt()]
    const back = (
      amount: number,
      tender = 'CASH',
      kind = 'SALE',
      of: number | string | undefined = undoes,
      on = first,
    ) =>
      `insert into cash_book (receipt_id, tender, kind, amount, undoes) values (${on}, '${tender}', '${kind}', ${amount}, ${of})`
    const held = { constraint: 'cash_book_gives_back_what_it_got' }
    await refused(back(-50.01)).toMatchObject(held)
    await refused(back(-1, 'UPI')).toMatchObject(held)
    await refused(back(-1, 'CASH', 'DUES')).toMatchObject(held)
    await refused(back(-1, 'CASH', 'SALE', 'null')).toMatchObject({ code: '23514' })
    await sql.raw(back(-30)).execute(server.db)
    const rest = (amount: number) => back(amount, 'CASH', 'SALE', undoes, second)
    await refused(rest(-20.01)).toMatchObject(held)
    await sql.raw(rest(-20)).execute(server.db)
  })

  it('adds no row to a receipt later', async () => {
    await refused(
      `insert into cash_book (receipt_id, tender, kind, amount) values (${receipt}, 'CASH', 'SALE', 5)`,
    ).toMatchObject({ constraint: 'cash_rows_at_once' })
  })

  it('closes no session on notes that come to more than its count', async () => {
    await refused(
      `update cash_sessions set closed_at = now(), closed_by = ${user}, counted = 149, notes = '{"100": 1, "50": 1}',
        variance_reason = 'x' where id = ${session}`,
    ).toMatchObject({ constraint: 'cash_sessions_notes' })
  })

  it('closes a session with the sum of its rows, and requires a reason for a variance', async () => {
    await refused(
      `update cash_sessions set closed_at = now(), closed_by = ${user}, counted = 1, expected = 1 where id = ${session}`,
    ).toMatchObject({
      constraint: 'cash_sessions_variance',
    })
    const { rows } = await sql<{
      expected: string
      sum: string
    }>`update cash_sessions s set closed_at = now(), closed_by = ${user},
      counted = 1, expected = 1, variance_reason = 'x' where id = ${session} returning expected,
      (select opening_float + (select sum(amount) from cash_book where session_id = s.id and tender = 'CASH')
        + (select sum(amount) from cash_movements where session_id = s.id)) as sum`.execute(server.db)
    expect(rows[0]?.expected).toBe(rows[0]?.sum)
  })
})
