import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useServer } from '../testing/server.ts'
import { unread } from './send-ahead.ts'

const server = useServer()

beforeAll(async () => {
  await sql`create table sent (number int primary key)`.execute(server.db)
})

const numbers = async () =>
  (await sql<{ number: number }>`select number from sent order by number`.execute(server.db)).rows.map(
    ({ number }) => number,
  )

/** A transaction that inserts these, and does not wait for the answer. */
const insert = (...all: number[]) =>
  server.db.transaction().execute(async (trx) => {
    for (const number of all) await sql`insert into sent values (${number}) ${unread}`.execute(trx)
  })

test('what nobody reads the answer of is written with its transaction', async () => {
  await insert(1, 2)
  expect(await numbers()).toEqual([1, 2])
})

test('when it fails, so does the commit, with its error, and nothing is kept', async () => {
  await expect(insert(3, 1)).rejects.toMatchObject({ code: '23505' })
  await expect(insert(1, 3)).rejects.toMatchObject({ code: '23505' })
  expect(await numbers()).toEqual([1, 2])
})

test('a statement after it that is read fails with its error, not with what came of it', async () => {
  const reading = server.db.transaction().execute(async (trx) => {
    await sql`insert into sent values (1) ${unread}`.execute(trx)
    return sql`select 1`.execute(trx)
  })
  await expect(reading).rejects.toMatchObject({ code: '23505' })
})

test('a transaction that is rolled back leaves nothing behind, and its connection as it was', async () => {
  for (let round = 0; round < 30; round += 1) {
    const given = server.db.transaction().execute(async (trx) => {
      await sql`insert into sent values (1) ${unread}`.execute(trx)
      throw new Error('given up')
    })
    await expect(given).rejects.toThrow('given up')
    expect(await numbers()).toEqual([1, 2])
  }
})

test('outside a transaction its answer is waited for', async () => {
  await expect(sql`insert into sent values (1) ${unread}`.execute(server.db)).rejects.toMatchObject({
    code: '23505',
  })
})
