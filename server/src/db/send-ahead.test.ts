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

/** A transaction that inserts these, without waiting for the answer. */
const insert = (...all: number[]) =>
  server.db.transaction().execute(async (trx) => {
    for (const number of all) await sql`insert into sent values (${number}) ${unread}`.execute(trx)
  })

test('a statement whose answer is unread is committed with its transaction', async () => {
  await insert(1, 2)
  expect(await numbers()).toEqual([1, 2])
})

test('when it fails, the commit fails with its error, and the transaction rolls back', async () => {
  await expect(insert(3, 1)).rejects.toMatchObject({ code: '23505' })
  await expect(insert(1, 3)).rejects.toMatchObject({ code: '23505' })
  expect(await numbers()).toEqual([1, 2])
})

test('a later statement whose answer is read fails with the original error', async () => {
  const reading = server.db.transaction().execute(async (trx) => {
    await sql`insert into sent values (1) ${unread}`.execute(trx)
    return sql`select 1`.execute(trx)
  })
  await expect(reading).rejects.toMatchObject({ code: '23505' })
})

test('a rollback leaves no row behind, and the connection unchanged', async () => {
  for (let round = 0; round < 30; round += 1) {
    const given = server.db.transaction().execute(async (trx) => {
      await sql`insert into sent values (1) ${unread}`.execute(trx)
      throw new Error('given up')
    })
    await expect(given).rejects.toThrow('given up')
    expect(await numbers()).toEqual([1, 2])
  }
})

test('outside a transaction its answer is awaited', async () => {
  await expect(sql`insert into sent values (1) ${unread}`.execute(server.db)).rejects.toMatchObject({
    code: '23505',
  })
})
